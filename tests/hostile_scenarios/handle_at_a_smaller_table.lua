-- says: this player belongs to another scenario
local kept
scenario "before" { players = 8, play = function(t) kept = t.P5 end }
scenario "attack" {
  players = 1,
  play = function(t)
    kept:play "bomb"
  end,
}
