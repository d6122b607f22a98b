scenario "Spider: 3 misses and deals 1, one hit of 4 kills it for 1 loot" {
  cites = { "11.3.3", "11.3.4", "13.2.3" },
  players = { { name = "P1", items = { "breakfast", "dinner" } }, { name = "P2" } },
  monsters = { "spider" },
  dice = { 3, 4 },
  play = function(t) t.P1:attack "spider"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 3)  check(t.P1.coins == 0)  check(t.P1.loot == 1)
    check(t:discarded "spider")  check(t.P1.souls == 0)  check(t:events "damage_taken" == 2)
  end,
}
