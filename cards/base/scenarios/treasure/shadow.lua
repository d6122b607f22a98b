scenario "Shadow chooses the item that another player pays for dying, and gains the loot and ¢" {
  cites = { "13.5.3", "6.7.3" },
  players = {
    { name = "P1", items = { "shadow" }, hand = { "tarot_death" } },
    { name = "P2", coins = 3, items = { "breakfast", "dinner" }, hand = { "a_dime" } },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    t.P1:choose "dinner"  t:settle()
  end,
  expect = function(t)
    check(t:discarded "dinner")  check(t.P2:has "breakfast")
    check(t.P1:holds "a_dime")  check(t.P2.loot == 0)  check(t.P1.coins == 1)  check(t.P2.coins == 2)
  end,
}

scenario "Shadow does nothing when its own player dies" {
  cites = { "13.5.3" },
  players = {
    { name = "P1", hand = { "tarot_death" } },
    { name = "P2", coins = 3, items = { "shadow" }, hand = { "a_dime" } },
  },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(t:discarded "shadow")  check(t:discarded "a_dime")  check(t.P2.coins == 2) end,
}
