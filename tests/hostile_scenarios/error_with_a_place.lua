-- says: other.lua
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    error("other.lua:99999999999999999999: what", 0)
  end,
}
