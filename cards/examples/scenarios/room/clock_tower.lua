scenario "Clock Tower pays once each round" {
  rooms = { "clock_tower" },
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(t.P1.coins == 0)
    t.P2:end_turn()  t:settle()
    check(t.active == "P1")
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P2.coins == 1) end,
}
