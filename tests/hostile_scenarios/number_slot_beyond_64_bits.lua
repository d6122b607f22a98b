-- says: must be a whole number from
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    local x = t:slot(18446744073709551617)
  end,
}
