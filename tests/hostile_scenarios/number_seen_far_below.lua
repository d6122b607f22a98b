-- says: must be a whole number from
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    local x = t.P1:sees("loot", 2147483647)
  end,
}
