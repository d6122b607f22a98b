scenario "Barrel Tune pays each player, and is music" {
  players = { { name = "P1", hand = { "barrel_tune" } }, { name = "P2", items = { "dancing_shoes" } } },
  deck = { loot = { "a_penny" } },
  play = function(t) t.P1:play "barrel_tune"  t:settle() end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P2.coins == 1)  check(t.P2.loot == 1) end,
}
