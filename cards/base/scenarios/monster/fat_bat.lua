scenario "Fat Bat: 4 misses and deals 1, 3 hits of 5 kill it for 1 treasure" {
  cites = { "11.3.3", "11.3.4", "13.2.3" },
  players = { { name = "P1", items = { "breakfast", "dinner" } }, { name = "P2" } },
  monsters = { "fat_bat" },
  deck = { treasure = { "meat", "synthoil" } },
  dice = { 4, 5, 5, 5 },
  play = function(t) t.P1:attack "fat_bat"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 3)  check(t.P1.coins == 0)  check(t.P1.loot == 0)  check(t.P1:has "meat")
    check(not t.P1:has "synthoil")
    check(t:discarded "fat_bat")  check(t.P1.souls == 0)  check(t:events "damage_taken" == 4)
  end,
}
