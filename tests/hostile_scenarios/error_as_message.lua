-- says: check(false, error)
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    check(false, error)
  end,
}
