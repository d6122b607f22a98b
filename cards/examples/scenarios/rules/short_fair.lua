scenario "A short night: 2 souls win" {
  rules = "short_fair",
  players = { { name = "P1", coins = 15, souls = { "war" }, items = { "grand_prize" } }, { name = "P2" } },
  play = function(t) t.P1:activate "grand_prize"  t:settle() end,
  expect = function(t) check(t.winner == "P1") end,
}

scenario "A short night: hands of 5, and a free ticket before the loot step" {
  rules = "short_fair",
  players = { { name = "P1", hand = { "bomb", "bomb", "bomb", "bomb", "bomb", "a_penny" } }, { name = "P2", coins = 1 } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    t.P1:choose "a_penny"  t:settle()
  end,
  expect = function(t)
    check(t.P1.loot == 5)  check(t.active == "P2")  check(t.P2.coins == 2)  check(t:order("coins_gained", "loot_drawn"))
  end,
}

scenario "A short night: death deactivates nothing" {
  rules = "short_fair",
  players = { { name = "P1", hand = { "gold_bomb" } }, { name = "P2", items = { "boomerang", "the_bone" } } },
  play = function(t) t.P1:play("gold_bomb", "P2")  t:settle() end,
  expect = function(t) check(t:discarded "boomerang")  check(t:charged "the_bone") end,
}

scenario "A short night: players may answer the free ticket before it resolves" {
  rules = "short_fair", phase = "start",
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    t:pass_all()  -- after the triggers of the start of the turn
    check(t:stack() == "start phase: loot step, start phase: Free ticket")  check(t.P1.coins == 0)
    t:pass_all()
    check(t:stack() == "start phase: loot step")  check(t.P1.coins == 1)  check(t.P1.loot == 0)
    t:settle()
  end,
  expect = function(t) check(t.P1.loot == 1) end,
}
