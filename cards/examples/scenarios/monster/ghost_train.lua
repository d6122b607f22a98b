scenario "Ghost Train: one more attack on the deck" {
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "fly", "dip" },
  deck = { monster = { "ghost_train", "lamp_moth" } },
  dice = { 4 },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })  t:settle()
    check(not t:can("P1", "end the turn"))
    t.P1:attack("deck", { slot = 1 })  t:settle()
  end,
  expect = function(t)
    check(t:discarded "lamp_moth")  check(t:can("P1", "end the turn"))  check(not t:can("P1", "attack"))
  end,
}
