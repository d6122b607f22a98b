scenario "Fly: 1 misses and deals 1, one hit of 2 kills it for 1¢" {
  cites = { "11.3.3", "11.3.4", "13.2.3" },
  players = { { name = "P1", items = { "breakfast", "dinner" } }, { name = "P2" } },
  monsters = { "fly" },
  dice = { 1, 2 },
  play = function(t) t.P1:attack "fly"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 3)  check(t.P1.coins == 1)  check(t.P1.loot == 0)
    check(t:discarded "fly")  check(t.P1.souls == 0)  check(t:events "damage_taken" == 2)
  end,
}
