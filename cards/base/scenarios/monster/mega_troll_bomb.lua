scenario "Mega Troll Bomb! deals 2 damage to each player" {
  cites = { "3.3.5", "10.2.3", "20.12.4" },
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2", items = { "dinner", "the_dead_cat" } } },
  monsters = { "fatty" },
  deck = { monster = { "mega_troll_bomb" } },
  play = function(t) t.P1:attack("deck", { slot = 1 })  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t:counters "the_dead_cat" == 7)  check(t:discarded "mega_troll_bomb")
    check(t:slot(1) == "fatty")
  end,
}

scenario "Mega Troll Bomb! may kill several: they die in turn order, and the active player's turn ends" {
  cites = { "13.9.3", "13.5.8", "3.3.5" },
  players = {
    { name = "P1", coins = 3 },
    { name = "P2", coins = 3, hand = { "soul_heart" }, loot_plays = 1 },
    { name = "P3", coins = 3 },
  },
  monsters = { "fatty" },
  deck = { monster = { "mega_troll_bomb" } },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })
    t.P2:play("soul_heart", "P2")  t:settle()
  end,
  expect = function(t)
    check(t.active == "P2")  check(t.P1.coins == 2)  check(t.P3.coins == 2)  check(t.P2.coins == 3)
    check(t:events "player_died" == 2)  check(t:discarded "mega_troll_bomb")  check(t:slot(1) == "fatty")
  end,
}
