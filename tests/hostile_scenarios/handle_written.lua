-- says: attempt to index
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    t.P1.coins = 1000
  end,
}
