scenario "Mystery Sack: 1-2 loot 1, 3-4 gain 4¢, 5-6 nothing" {
  cites = { "6.8.7", "9.4" },
  players = {
    { name = "P1",
      items = { "mystery_sack", "mystery_sack", "mystery_sack", "mystery_sack", "mystery_sack", "mystery_sack" } },
    { name = "P2" },
  },
  dice = { 1, 2, 3, 4, 5, 6 },
  play = function(t)
    t.P1:activate "mystery_sack#1"  t:settle()  check(t.P1.loot == 1)
    t.P1:activate "mystery_sack#1"  t:settle()  check(t.P1.loot == 2)
    t.P1:activate "mystery_sack#1"  t:settle()  check(t.P1.coins == 4)
    t.P1:activate "mystery_sack#1"  t:settle()  check(t.P1.coins == 8)
    t.P1:activate "mystery_sack#1"  t:settle()
    t.P1:activate "mystery_sack#1"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 2)  check(t.P1.coins == 8)  check(not t:can("P1", "mystery_sack")) end,
}

scenario "Mystery Sack: its roll may be changed, and the final number counts" {
  cites = { "9.2.3", "9.4" },
  players = { { name = "P1", items = { "mystery_sack" } }, { name = "P2", items = { "godhead" } } },
  dice = { 6 },
  play = function(t)
    t.P1:activate "mystery_sack"  t:resolve()
    check(t:stack() == "roll 6")
    t.P2:activate("godhead", "1")  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 1)  check(t.P1.coins == 0) end,
}

scenario "Mystery Sack cancelled rolls no die" {
  cites = { "5.2.7", "6.8.7" },
  players = { { name = "P1", items = { "mystery_sack" } }, { name = "P2", items = { "no" } } },
  play = function(t)
    t.P1:activate "mystery_sack"
    t.P2:activate "no"  t:settle()
  end,
  expect = function(t) check(t:events "die_cast" == 0)  check(not t:charged "mystery_sack") end,
}
