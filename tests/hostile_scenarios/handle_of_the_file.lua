-- says: write a colon after `t`
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    local f = t.hp
    f({}, "P1")
  end,
}
