-- says: this must be a number from 0 to 30000
scenario "attack" {
  players = { { coins = -9223372036854775807 - 1 } },
  play = function(t)
    
  end,
}
