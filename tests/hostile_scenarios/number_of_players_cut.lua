-- says: this must be a number from 0 to 30000
scenario "attack" {
  players = 4294967298,
  play = function(t)
    
  end,
}
