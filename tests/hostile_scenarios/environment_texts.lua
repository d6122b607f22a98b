-- says: attempt to index a string value
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    local s = ("x"):rep(1e9)
  end,
}
