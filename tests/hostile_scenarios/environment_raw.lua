-- says: attempt to call a nil value (global 'rawset')
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    rawset(t, 1, 1)
  end,
}
