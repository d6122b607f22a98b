scenario "Fatty: 1 misses and deals 1, 4 hits of 2 kill it for 1 loot" {
  cites = { "11.3.3", "11.3.4", "13.2.3" },
  players = { { name = "P1", items = { "breakfast", "dinner" } }, { name = "P2" } },
  monsters = { "fatty" },
  dice = { 1, 2, 2, 2, 2 },
  play = function(t) t.P1:attack "fatty"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 3)  check(t.P1.coins == 0)  check(t.P1.loot == 1)
    check(t:discarded "fatty")  check(t.P1.souls == 0)  check(t:events "damage_taken" == 5)
  end,
}
