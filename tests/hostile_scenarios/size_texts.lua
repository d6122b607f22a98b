-- says: budget of steps is used up
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    local s, all = "x", {}
    for i = 1, 13 do s = s .. s end
    for i = 1, 100000 do all[i % 2000] = s .. i end
  end,
}
