scenario "The Big Wheel: the active player turns it, once each turn" {
  cites = { "3.8.3", "6.3.5" },
  players = { { name = "P1", coins = 2 }, { name = "P2", coins = 2 } },
  slots = { attraction = { "big_wheel" } },
  play = function(t)
    t.P1:activate "big_wheel"  t:settle()
    check(t:counters "big_wheel" == 1)  check(t.P1.coins == 1)  check(not t:can("P1", "activate big_wheel"))
    t.P1:end_turn()  t:settle()
    t.P2:activate "big_wheel"  t:settle()
  end,
  expect = function(t) check(t:counters "big_wheel" == 2)  check(t.P2.coins == 1) end,
}

scenario "The Big Wheel: the fourth counter is a full turn, and each player loots" {
  players = { { name = "P1", coins = 1 }, { name = "P2" } },
  slots = { attraction = { { "big_wheel", counters = 3 } } },
  play = function(t) t.P1:activate "big_wheel"  t:settle() end,
  expect = function(t) check(t:counters "big_wheel" == 0)  check(t.P1.loot == 1)  check(t.P2.loot == 1) end,
}

scenario "The Big Wheel: three counters are not a full turn" {
  players = { { name = "P1", coins = 1 }, { name = "P2" } },
  slots = { attraction = { { "big_wheel", counters = 2 } } },
  play = function(t) t.P1:activate "big_wheel"  t:settle() end,
  expect = function(t) check(t:counters "big_wheel" == 3)  check(t.P1.loot == 0) end,
}

scenario "The Big Wheel is on the table from the start" {
  cites = { "3.8.1" },
  phase = "deal",
  play = function(t) t:settle() end,
  expect = function(t) check(t:slot(1, "attraction") == "big_wheel")  check(t:counters "big_wheel" == 0) end,
}
