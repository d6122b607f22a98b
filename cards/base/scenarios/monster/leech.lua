scenario "Leech: 3 misses and deals 2, one hit of 4 kills it for 1 loot" {
  cites = { "11.3.3", "11.3.4", "13.2.3" },
  players = { { name = "P1", items = { "breakfast", "dinner" } }, { name = "P2" } },
  monsters = { "leech" },
  dice = { 3, 4 },
  play = function(t) t.P1:attack "leech"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 2)  check(t.P1.coins == 0)  check(t.P1.loot == 1)
    check(t:discarded "leech")  check(t.P1.souls == 0)  check(t:events "damage_taken" == 2)
  end,
}
