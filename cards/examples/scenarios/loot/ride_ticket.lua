scenario "Ride Ticket: it costs 2¢ as it is played" {
  players = { { name = "P1", hand = { "ride_ticket" }, coins = 2 }, { name = "P2" } },
  play = function(t) t.P1:play "ride_ticket"  t:settle() end,
  expect = function(t) check(t.P1.coins == 0)  check(t.P1.loot == 3) end,
}

scenario "Ride Ticket: without 2¢ it can't be played" {
  players = { { name = "P1", hand = { "ride_ticket" }, coins = 1 }, { name = "P2" } },
  play = function(t) check(not t:can("P1", "play ride_ticket")) end,
  expect = function(t) check(t.P1.loot == 1) end,
}
