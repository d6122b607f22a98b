-- says: attempt to concatenate
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    local s = "" .. t.P1
  end,
}
