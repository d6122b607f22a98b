scenario "Deed to the Fair wins for 30¢" {
  players = { { name = "P1", coins = 30, items = { "deed_to_the_fair" } }, { name = "P2" } },
  play = function(t) t.P1:activate "deed_to_the_fair"  t:settle() end,
  expect = function(t) check(t.winner == "P1") end,
}

scenario "Deed to the Fair can't be used for 29¢" {
  players = { { name = "P1", coins = 29, items = { "deed_to_the_fair" } }, { name = "P2" } },
  play = function(t) t:settle() end,
  expect = function(t) check(not t:can("P1", "activate deed_to_the_fair")) end,
}

scenario "Deed to the Fair can't be used on another player's turn" {
  players = { { name = "P1" }, { name = "P2", coins = 30, items = { "deed_to_the_fair" } } },
  play = function(t) t:settle() end,
  expect = function(t) check(t:why_not("P2", "activate", "deed_to_the_fair") == "6.3.5") end,
}
