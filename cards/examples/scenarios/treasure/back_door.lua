scenario "Back Door lets its player attack the monster deck after their attack" {
  players = { { name = "P1", items = { "back_door" } }, { name = "P2" } },
  monsters = { { "sad_clown", hp = 1 }, "lamp_moth" },
  deck = { monster = { "lamp_moth", "fly" } },
  dice = { 6, 6 },
  play = function(t)
    t.P1:attack "sad_clown"  t:settle()
    t.P1:attack("deck", { slot = 2 })  t:settle()
  end,
  expect = function(t) check(t:discarded "sad_clown")  check(not t:can("P1", "attack")) end,
}

scenario "Back Door does not let the other player attack again" {
  players = { { name = "P1" }, { name = "P2", items = { "back_door" } } },
  monsters = { { "sad_clown", hp = 1 }, "lamp_moth" },
  dice = { 6 },
  play = function(t) t.P1:attack "sad_clown"  t:settle() end,
  expect = function(t) check(not t:can("P1", "attack")) end,
}
