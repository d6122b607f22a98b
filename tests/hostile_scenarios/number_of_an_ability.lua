-- says: must be a whole number from
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    t.P1:activate("plain_character", 4294967297)
  end,
}
