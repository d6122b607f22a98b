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
