scenario "Grand Prize becomes a soul for 15¢" {
  players = { { name = "P1", coins = 16, items = { "grand_prize" } }, { name = "P2" } },
  play = function(t) t.P1:activate "grand_prize"  t:settle() end,
  expect = function(t) check(t.P1:has_soul "grand_prize")  check(t.P1.souls == 1)  check(t.P1.coins == 1) end,
}

scenario "Grand Prize can't become a soul in the turn of another player" {
  players = { { name = "P1" }, { name = "P2", coins = 15, items = { "grand_prize" } } },
  play = function(t) t:settle() end,
  expect = function(t) check(t:why_not("P2", "activate", "grand_prize") == "6.3.5") end,
}
