scenario "Raffle: the highest number wins" {
  players = { { name = "P1", hand = { "raffle" } }, { name = "P2" }, { name = "P3" } },
  dice = { 2, 5, 3 },
  play = function(t) t.P1:play "raffle"  t:settle() end,
  expect = function(t) check(t.P1.coins == 0)  check(t.P2.coins == 4)  check(t.P3.coins == 0) end,
}

scenario "Raffle: all players with the highest number win" {
  players = { { name = "P1", hand = { "raffle" } }, { name = "P2" }, { name = "P3" } },
  dice = { 1, 1, 1 },
  play = function(t) t.P1:play "raffle"  t:settle() end,
  expect = function(t) check(t.P1.coins == 4)  check(t.P2.coins == 4)  check(t.P3.coins == 4) end,
}

equivalent { field = "play.effect", change = "0 -> 1", reason = "a die never shows less than 1" }
