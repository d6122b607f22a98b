-- says: there is no card
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    t:in_play "fly#99999999999999999999"
  end,
}
