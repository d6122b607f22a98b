-- says: attempt to index a nil value (global '_G')
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    _G.check = nil
  end,
}
