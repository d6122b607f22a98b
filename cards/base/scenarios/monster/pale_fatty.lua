scenario "Pale Fatty: 2 misses and deals 1, 4 hits of 3 kill it for 6¢" {
  cites = { "11.3.3", "11.3.4", "13.2.3" },
  players = { { name = "P1", items = { "breakfast", "dinner" } }, { name = "P2" } },
  monsters = { "pale_fatty" },
  dice = { 2, 3, 3, 3, 3 },
  play = function(t) t.P1:attack "pale_fatty"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 3)  check(t.P1.coins == 6)  check(t.P1.loot == 0)
    check(t:discarded "pale_fatty")  check(t.P1.souls == 0)  check(t:events "damage_taken" == 5)
  end,
}
