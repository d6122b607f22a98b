-- says: attempt to call a nil value
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    local _ENV = {}
    check(false)
  end,
}
