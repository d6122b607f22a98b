-- says: argument 1 must be a string
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    local x = t.P1[t]
  end,
}
