-- says: a nil value
check_at = nil
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    check(t.P1.coins == 1)
  end,
}
