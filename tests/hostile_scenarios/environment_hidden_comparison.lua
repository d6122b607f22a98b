-- says: this is not a comparison of a check
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    compared(0, 1, 2)
  end,
}
