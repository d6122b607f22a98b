scenario "Fireworks deal 1 damage to all monsters and players, and kill no player" {
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2", hp = 1 } },
  monsters = { "sad_clown", "fire_eater" },
  deck = { monster = { "fireworks" } },
  play = function(t) t.P1:attack("deck", { slot = 1 })  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 2)  check(t.P2.hp == 1)  check(t.P2.alive)
    check(t:hp "fire_eater" == 1)
  end,
}
