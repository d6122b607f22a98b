scenario "Gurdy: 3 misses and deals 1, 5 hits of 4 kill it for 7¢ and a soul" {
  cites = { "11.3.3", "11.3.4", "13.2.3", "13.2.5" },
  players = { { name = "P1", items = { "breakfast", "dinner" } }, { name = "P2" } },
  monsters = { "gurdy" },
  dice = { 3, 4, 4, 4, 4, 4 },
  play = function(t) t.P1:attack "gurdy"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 3)  check(t.P1.coins == 7)  check(t.P1.loot == 0)
    check(t.P1:has_soul "gurdy")  check(t.P1.souls == 1)  check(t:events "damage_taken" == 6)
  end,
}
