scenario "Talent Show: the winner gains 4¢" {
  players = { { name = "P1", hand = { "talent_show" } }, { name = "P2" }, { name = "P3" } },
  play = function(t)
    t.P1:play "talent_show"  t:resolve()
    t.P1:choose "P1"  t.P2:choose "P3"  t.P3:choose "P3"  t:settle()
  end,
  expect = function(t) check(t.P3.coins == 4)  check(t.P1.coins == 0)  check(t.P2.coins == 0) end,
}

scenario "Talent Show: a tie gives 1¢ to each player" {
  players = { { name = "P1", hand = { "talent_show" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "talent_show"  t:resolve()
    t.P1:choose "P1"  t.P2:choose "P2"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P2.coins == 1) end,
}
