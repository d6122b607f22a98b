-- says: this `t` belongs to another scenario
local kept
scenario "before" { players = 8, play = function(t) kept = t end }
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    local p = kept.P8
  end,
}
