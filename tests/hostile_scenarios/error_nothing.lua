-- says: an error that is no text
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    error(nil)
  end,
}
