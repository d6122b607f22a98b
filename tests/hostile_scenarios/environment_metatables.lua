-- says: attempt to call a nil value (global 'getmetatable')
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    getmetatable(t).__index = nil
  end,
}
