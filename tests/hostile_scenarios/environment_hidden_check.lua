-- says: this is not a check of this file
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    check_at(99, false)
  end,
}
