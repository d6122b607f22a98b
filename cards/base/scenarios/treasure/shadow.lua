scenario "Shadow chooses the item of another player's death penalty, and gains the loot and ¢" {
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

scenario "Shadow stolen after the death is on the stack works for the thief" {
  cites = { "6.7.2", "13.5.3" },
  players = {
    { name = "P1", hand = { "tarot_death" }, coins = 10, items = { "pay_to_play" } },
    { name = "P2", coins = 2, items = { "breakfast" }, hand = { "a_penny" } },
    { name = "P3", items = { "shadow" } },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:resolve()
    t.P1:activate("pay_to_play", "shadow")  t:settle()
  end,
  expect = function(t)
    check(t.P1:has "shadow")  check(t.P1.coins == 1)  check(t.P1:holds "a_penny")  check(t.P3.coins == 0)
    check(t:discarded "breakfast")  check(t.P2.coins == 1)
  end,
}

scenario "Shadow gains nothing from a player with nothing to lose" {
  cites = { "13.5.4", "1.3" },
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2" }, { name = "P3", items = { "shadow" } } },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(not t.P2.alive)  check(t.P3.coins == 0)  check(t.P3.loot == 0) end,
}

scenario "two Shadows: the dying player picks the order, and the last one gains the loot and ¢" {
  cites = { "6.7.5", "13.5.3" },
  players = {
    { name = "P1", hand = { "tarot_death" }, items = { "shadow" } },
    { name = "P2", coins = 2, items = { "breakfast" }, hand = { "a_penny" } },
    { name = "P3", items = { "modeling_clay" } },
  },
  play = function(t)
    t.P3:activate("modeling_clay", "shadow")  t:settle()
    t.P1:play("tarot_death", "P2")  t:settle()
    check(t.question == "replacement")  check(t.asked == "P2")
    t.P2:choose "Shadow of P1"  t:settle()
  end,
  expect = function(t) check(t.P3.coins == 1)  check(t.P3:holds "a_penny")  check(t.P1.coins == 0) end,
}
