-- says: attempt to compare
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    check({} < 1)
  end,
}
