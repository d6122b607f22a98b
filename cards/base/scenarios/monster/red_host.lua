scenario "Red Host: 2 misses and deals 2, 2 hits of 3 kill it for 5¢" {
  cites = { "11.3.3", "11.3.4", "13.2.3" },
  players = { { name = "P1", items = { "breakfast", "dinner" } }, { name = "P2" } },
  monsters = { "red_host" },
  dice = { 2, 3, 3 },
  play = function(t) t.P1:attack "red_host"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 2)  check(t.P1.coins == 5)  check(t.P1.loot == 0)
    check(t:discarded "red_host")  check(t.P1.souls == 0)  check(t:events "damage_taken" == 3)
  end,
}
