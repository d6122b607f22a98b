scenario "Troll Bombs: the active player takes 2 damage" {
  cites = { "3.3.5", "1.4a", "10.2.3" },
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2" } },
  monsters = { "fatty" },
  deck = { monster = { "troll_bombs" } },
  play = function(t) t.P1:attack("deck", { slot = 1 })  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P2.hp == 2)  check(t:discarded "troll_bombs")  check(t:slot(1) == "fatty")
  end,
}

scenario "Troll Bombs kill an active player with 2 HP, are discarded, and the turn ends" {
  cites = { "13.5.8", "13.5.7", "14.4.1" },
  players = { { name = "P1", coins = 3 }, { name = "P2" } },
  monsters = { "fatty" },
  deck = { monster = { "troll_bombs" } },
  play = function(t) t.P1:attack("deck", { slot = 1 })  t:settle() end,
  expect = function(t)
    check(t.active == "P2")  check(t.P1.coins == 2)  check(t:discarded "troll_bombs")  check(t:slot(1) == "fatty")
  end,
}

scenario "Troll Bombs that come because of another player's bomb hurt the active player" {
  cites = { "1.4a", "14.2.2" },
  players = { { name = "P1" }, { name = "P2", hand = { "bomb", "soul_heart" }, loot_plays = 2 } },
  monsters = { "fly", "fatty" },
  deck = { monster = { "troll_bombs", "dip" } },
  play = function(t)
    t.P1:end_turn()
    t.P2:play("bomb", "fly")
    t.P2:play("soul_heart", "P1")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 2)  check(t:slot(1) == "dip")  check(t:events "damage_taken" == 2) end,
}
