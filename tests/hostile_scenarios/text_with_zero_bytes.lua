-- says: there is no action and no card
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    t:can("P1", "play_\0bomb")
  end,
}
