-- says: must be a whole number from
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    local x = t:discard("loot", 1.5)
  end,
}
