-- says: write a colon after `t`
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    t.slot(1, 1)
  end,
}
