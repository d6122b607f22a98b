-- says: while one is played
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    scenario "inner" {}
  end,
}
