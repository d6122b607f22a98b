-- says: ?[31m
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    error("\27[31m\0\r\n\226\128\174")
  end,
}
