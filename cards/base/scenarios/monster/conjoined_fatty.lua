scenario "Conjoined Fatty: 2 misses and deals 2, 4 hits of 3 kill it for 2 loot" {
  cites = { "11.3.3", "11.3.4", "13.2.3" },
  players = { { name = "P1", items = { "breakfast", "dinner" } }, { name = "P2" } },
  monsters = { "conjoined_fatty" },
  dice = { 2, 3, 3, 3, 3 },
  play = function(t) t.P1:attack "conjoined_fatty"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 2)  check(t.P1.coins == 0)  check(t.P1.loot == 2)
    check(t:discarded "conjoined_fatty")  check(t.P1.souls == 0)  check(t:events "damage_taken" == 5)
  end,
}
