-- says: is not in play
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    t:hp "fly#-1"
  end,
}
