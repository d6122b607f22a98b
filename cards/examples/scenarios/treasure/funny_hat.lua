scenario "Funny Hat: the more cheer, the more ¢" {
  players = { { name = "P1", items = { "funny_hat" } }, { name = "P2" } },
  play = function(t) t.P1:activate "funny_hat"  t:settle() end,
  expect = function(t) check(t.P1.coins == 2)  check(t.P2.coins == 0) end,
}
