-- says: write a colon before what a player does
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    t.P1.pass(t)
  end,
}
