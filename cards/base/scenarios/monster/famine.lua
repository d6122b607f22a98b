scenario "Famine: a 2 misses and deals 1, 2 hits of 3 kill it for 3 loot and a soul; the next turn is skipped" {
  cites = { "11.3.3", "13.2.5", "4.6.3" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "famine" },
  dice = { 2, 3, 3 },
  play = function(t)
    t.P1:attack "famine"  t:settle()
    check(t.P1.hp == 1)  check(t.P1.loot == 3)  check(t.P1.souls == 1)
    t.P1:end_turn()  t:settle()
    check(t.active == "P2")
    t.P2:end_turn()  t:settle()
    check(t.active == "P2")  check(t:events "turn_skipped" == 1)
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P1") end,
}

scenario "Famine skips no turn when another monster dies" {
  cites = { "13.2.2" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "famine", "fly" },
  play = function(t)
    t.P1:play("bomb", "fly")  t:settle()
    t.P1:end_turn()  t:settle()
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P1") end,
}

scenario "Famine killed by another player's loot: the active player skips their next turn" {
  cites = { "13.2.9", "4.6.3" },
  players = { { name = "P1" }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { { "famine", hp = 1 } },
  play = function(t)
    t.P2:play("bomb", "famine")  t:settle()
    t.P1:end_turn()  t:settle()
    check(t.active == "P2")
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t.P1:has_soul "famine")  check(t:events "turn_skipped" == 1) end,
}
