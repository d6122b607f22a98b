-- says: attempt to compare
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    check(t.P1 < t.P2)
  end,
}
