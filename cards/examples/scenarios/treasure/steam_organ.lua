scenario "Steam Organ plays the music, which each Dancing Shoes hear" {
  players = { { name = "P1", items = { "steam_organ" } }, { name = "P2", items = { "dancing_shoes" } } },
  deck = { loot = { "a_penny", "a_penny" } },
  play = function(t) t.P1:activate "steam_organ"  t:settle() end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P1.loot == 0)  check(t.P2.loot == 1) end,
}
