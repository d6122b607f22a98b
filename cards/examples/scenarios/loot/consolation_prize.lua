scenario "Consolation Prize is worth the prize" {
  players = { { name = "P1", hand = { "consolation_prize" } }, { name = "P2" } },
  play = function(t) t.P1:play "consolation_prize"  t:settle() end,
  expect = function(t) check(t.P1.coins == 3) end,
}
