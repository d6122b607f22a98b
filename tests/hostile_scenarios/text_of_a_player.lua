-- says: there is no player
scenario "attack" {
  players = { { name = "\27[2J" }, {} }, active = "P\0",
  play = function(t)
    
  end,
}
