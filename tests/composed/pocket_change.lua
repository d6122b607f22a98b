-- loot: Gain 7¢.
scenario "seven cents" {
  players = { { name = "P1", coins = 1, hand = { "pocket_change" } }, { name = "P2" } },
  play = function(t) t.P1:play "pocket_change"  t:settle() end,
  expect = function(t) check(t.P1.coins == 8)  check(t.P2.coins == 0) end,
}
