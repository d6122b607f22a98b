scenario "XIII. Death kills a player, and that is no damage" {
  cites = { "20.6.1", "20.6.3", "13.5.3" },
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2", coins = 3 } },
  play = function(t)
    t.P1:play("tarot_death", "P2")
    t:resolve()
    check(t.P2.hp == 0)  check(t:stack() == "death of P2")
    t:settle()
  end,
  expect = function(t)
    check(not t.P2.alive)  check(t.P2.coins == 2)  check(t:events "damage_taken" == 0)
    check(t.active == "P1")
  end,
}
