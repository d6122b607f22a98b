-- says: kept is a player of another scenario
local kept
scenario "before" { players = 8, play = function(t) kept = t.P1 end }
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    check(kept == t.P1)
  end,
}
