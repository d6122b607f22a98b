scenario "Telescope Stand reveals one more card" {
  players = { { name = "P1", items = { "telescope_stand" } }, { name = "P2", items = { "telescope_stand" } } },
  play = function(t) t.P1:activate "telescope_stand"  t:settle() end,
  expect = function(t) check(t.P1.coins == 3)  check(t:events "card_revealed" == 3) end,
}
