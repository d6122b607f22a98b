scenario "Little Horn: 5 misses and deals 1, 2 hits of 6 kill it for 2 loot and a soul" {
  cites = { "11.3.3", "11.3.4", "13.2.3", "13.2.5" },
  players = { { name = "P1", items = { "breakfast", "dinner" } }, { name = "P2" } },
  monsters = { "little_horn" },
  dice = { 5, 6, 6 },
  play = function(t) t.P1:attack "little_horn"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 3)  check(t.P1.coins == 0)  check(t.P1.loot == 2)
    check(t.P1:has_soul "little_horn")  check(t.P1.souls == 1)  check(t:events "damage_taken" == 3)
  end,
}
