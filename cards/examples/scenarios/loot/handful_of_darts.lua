scenario "Handful of Darts: 2 and 1" {
  players = { { name = "P1", hand = { "handful_of_darts" } }, { name = "P2" } },
  monsters = { "living_tent", "lamp_moth", "sad_clown" },
  play = function(t)
    t.P1:play "handful_of_darts"  t:resolve()
    t.P1:choose("sad_clown", "lamp_moth", "sad_clown")  t:settle()
  end,
  expect = function(t) check(t:hp "sad_clown" == 1)  check(t:hp "living_tent" == 4) end,
}
