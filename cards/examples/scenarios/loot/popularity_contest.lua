scenario "Popularity Contest: each vote pays" {
  players = { { name = "P1", hand = { "popularity_contest" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "popularity_contest"  t:settle()
    t.P1:choose "P1"  t.P1:choose "P1"
    t.P2:choose "P2"
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4)  check(t.P2.coins == 2) end,
}
