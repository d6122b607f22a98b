-- says: while one is running
local make = scenario "x"
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    make {}
  end,
}
