scenario "Closing Time ends the turn" {
  players = { { name = "P1" }, { name = "P2" } },
  deck = { monster = { "closing_time" } },
  play = function(t) t.P1:attack("deck", { slot = 1 })  t:settle() end,
  expect = function(t) check(t.active == "P2")  check(t:discarded "closing_time") end,
}
