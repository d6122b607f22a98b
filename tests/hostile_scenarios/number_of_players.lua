-- says: at most 8 can play
scenario "attack" {
  players = 30000,
  play = function(t)
    
  end,
}
