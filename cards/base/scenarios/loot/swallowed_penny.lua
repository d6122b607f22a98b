scenario "Swallowed Penny gains its player 1¢ each time they take damage" {
  cites = { "10.2.4", "6.6.1" },
  players = {
    { name = "P1", hand = { "swallowed_penny", "bomb", "bomb" }, items = { "breakfast" }, loot_plays = 3 },
    { name = "P2" },
  },
  play = function(t)
    t.P1:play "swallowed_penny"  t:settle()
    t.P1:play("bomb", "P1")  t:settle()
    check(t.P1.coins == 1)
    t.P1:play("bomb", "P2")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P1.hp == 2)  check(t.P2.coins == 0) end,
}

scenario "Swallowed Penny: fully prevented damage does not count; other damage counts once, whatever its size" {
  cites = { "10.2.4", "10.4.1" },
  players = {
    { name = "P1", hand = { "soul_heart", "bomb", "gold_bomb" }, loot_plays = 3 },
    { name = "P2", items = { "swallowed_penny", "breakfast", "dinner" } },
  },
  play = function(t)
    t.P1:play("soul_heart", "P2")  t:settle()
    t.P1:play("bomb", "P2")  t:settle()
    check(t.P2.coins == 0)
    t.P1:play("gold_bomb", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 1)  check(t.P2.hp == 1) end,
}

scenario "Swallowed Penny: the ¢ for lethal damage is gained before the death" {
  cites = { "5.3.2", "13.5.3" },
  players = { { name = "P1", hand = { "gold_bomb" } }, { name = "P2", items = { "swallowed_penny" } } },
  play = function(t)
    t.P1:play("gold_bomb", "P2")
    t:resolve()  t:resolve()  t:resolve()
    check(t.P2.coins == 1)  check(t.P2.alive)
    t:settle()
  end,
  expect = function(t) check(not t.P2.alive)  check(t.P2.coins == 0)  check(t:discarded "swallowed_penny") end,
}
