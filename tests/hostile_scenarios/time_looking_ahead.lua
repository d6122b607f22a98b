-- says: did too much: its work limit is used up
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    while true do local o = t:can("P1", "attack") end
  end,
}
