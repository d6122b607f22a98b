-- says: table expected
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    for k in pairs(t) do end
  end,
}
