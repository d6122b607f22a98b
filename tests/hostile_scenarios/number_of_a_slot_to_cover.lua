-- says: must be { slot = NUMBER }
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    t.P1:attack("deck", { slot = 4294967297 })
  end,
}
