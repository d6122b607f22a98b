-- says: table too large
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    local all = {}
    for i = 1, 100000 do all[i] = i end
  end,
}
