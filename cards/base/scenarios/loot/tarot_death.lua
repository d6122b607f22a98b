scenario "XIII. Death kills a player without dealing damage" {
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

scenario "XIII. Death does not deal damage: preventing damage does not help, preventing the death does" {
  cites = { "20.6.3", "10.4.4" },
  players = {
    { name = "P1", hand = { "tarot_death" } },
    { name = "P2", hand = { "soul_heart" }, loot_plays = 1, items = { "broken_ankh" } },
  },
  dice = { 6 },
  play = function(t)
    t.P1:play("tarot_death", "P2")
    t.P2:play("soul_heart", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.alive)  check(t.P2.hp == 1)  check(t:events "damage_prevented" == 0) end,
}

scenario "XIII. Death for a player who has died this turn does nothing more" {
  cites = { "13.4.1" },
  players = { { name = "P1", hand = { "tarot_death", "tarot_death" }, loot_plays = 2 }, { name = "P2", coins = 5 } },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    t.P1:play("tarot_death", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 4)  check(t:events "player_died" == 1) end,
}
