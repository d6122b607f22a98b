-- says: attempt to call a nil value (global 'load')
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    load("x = 1")()
  end,
}
