scenario "Open Audition: the player chooses among the performers outside the game" {
  players = { { name = "P1", character = "the_juggler", hand = { "open_audition" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "open_audition"  t:settle()
    check(#t.options == 2)
    t.P1:choose "the_headliner"  t:settle()
  end,
  expect = function(t) check(t.P1.character == "the_headliner") end,
}
