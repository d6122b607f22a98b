-- says: attempt to get length
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    local n = #t.P1
  end,
}
