scenario "Monstro: 3 misses and deals 1, 4 hits of 4 kill it for 6¢ and a soul" {
  cites = { "11.3.3", "11.3.4", "13.2.3", "13.2.5" },
  players = { { name = "P1", items = { "breakfast", "dinner" } }, { name = "P2" } },
  monsters = { "monstro" },
  dice = { 3, 4, 4, 4, 4 },
  play = function(t) t.P1:attack "monstro"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 3)  check(t.P1.coins == 6)  check(t.P1.loot == 0)
    check(t.P1:has_soul "monstro")  check(t.P1.souls == 1)  check(t:events "damage_taken" == 5)
  end,
}
