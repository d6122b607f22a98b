scenario "Clotty: 2 misses and deals 1, 2 hits of 3 kill it for 4¢" {
  cites = { "11.3.3", "11.3.4", "13.2.3" },
  players = { { name = "P1", items = { "breakfast", "dinner" } }, { name = "P2" } },
  monsters = { "clotty" },
  dice = { 2, 3, 3 },
  play = function(t) t.P1:attack "clotty"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 3)  check(t.P1.coins == 4)  check(t.P1.loot == 0)
    check(t:discarded "clotty")  check(t.P1.souls == 0)  check(t:events "damage_taken" == 3)
  end,
}
