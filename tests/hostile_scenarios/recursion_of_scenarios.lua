-- says: while one is running
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    scenario "inner" {}
  end,
}
