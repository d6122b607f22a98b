-- says: this must be a whole number
scenario "attack" {
  dice = { 1e308 * 10 },
  play = function(t)
    
  end,
}
