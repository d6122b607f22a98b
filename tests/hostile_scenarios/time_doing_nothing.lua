-- says: ran for too long
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    while true do end
  end,
}
