scenario "Wax Double replaces a monster" {
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "sad_clown", "fly" },
  deck = { monster = { "wax_double", "lamp_moth" } },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })  t:settle()
  end,
  expect = function(t)
    check(t:discarded "fly")  check(t:discarded "wax_double")  check(t:in_play "sad_clown")
    check(t:in_play "lamp_moth")
    check(t.P1.coins == 0)
  end,
}
