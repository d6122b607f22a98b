scenario "A Penny still pays 1¢" {
  players = { { name = "P1", hand = { "a_penny" } }, { name = "P2" } },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(t.P1.coins == 1) end,
}
