scenario "Cod Worm: 4 misses and deals nothing, 2 hits of 5 kill it for 3¢" {
  cites = { "11.3.3", "11.3.4", "13.2.3" },
  players = { { name = "P1", items = { "breakfast", "dinner" } }, { name = "P2" } },
  monsters = { "cod_worm" },
  dice = { 4, 5, 5 },
  play = function(t) t.P1:attack "cod_worm"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 4)  check(t.P1.coins == 3)  check(t.P1.loot == 0)
    check(t:discarded "cod_worm")  check(t.P1.souls == 0)  check(t:events "damage_taken" == 2)
  end,
}
