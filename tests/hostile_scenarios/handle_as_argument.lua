-- says: this player belongs to another scenario
local kept
scenario "before" { players = 8, play = function(t) kept = t.P8 end }
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    t:can(kept, "attack")
  end,
}
