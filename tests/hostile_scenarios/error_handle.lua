-- says: an error that is not a string
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    error(t.P1)
  end,
}
