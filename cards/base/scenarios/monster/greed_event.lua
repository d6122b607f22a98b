scenario "Greed!: the player with the most ¢ loses all of it" {
  cites = { "3.3.5", "20.5.2", "14.2.2" },
  players = { { name = "P1", coins = 4 }, { name = "P2", coins = 9 }, { name = "P3", coins = 8 } },
  monsters = { "fatty" },
  deck = { monster = { "greed_event" } },
  play = function(t) t.P1:attack("deck", { slot = 1 })  t:settle() end,
  expect = function(t)
    check(t.P2.coins == 0)  check(t.P1.coins == 4)  check(t.P3.coins == 8)
    check(t:discarded "greed_event")  check(t:slot(1) == "fatty")
  end,
}

scenario "Greed!: the active player chooses among several with the most ¢" {
  cites = { "1.4a", "20.5.2" },
  players = { { name = "P1", coins = 9 }, { name = "P2", coins = 9 }, { name = "P3", coins = 8 } },
  monsters = { "fatty" },
  deck = { monster = { "greed_event" } },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })  t:settle()
    check(t.asked == "P1")  check(#t.options == 2)
    t.P1:choose "P2"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 9)  check(t.P2.coins == 0)  check(t.P3.coins == 8) end,
}

scenario "Greed!: the player is a target, so it fizzles when another player has more ¢ by then" {
  cites = { "7.3", "7.5" },
  players = { { name = "P1", coins = 5 }, { name = "P2", coins = 4, items = { "mystery_sack" } } },
  monsters = { "fatty" },
  deck = { monster = { "greed_event" } },
  dice = { 3 },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })
    t.P2:activate "mystery_sack"  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 5)  check(t.P2.coins == 8)  check(t:events "fizzled" == 1)  check(t:discarded "greed_event")
  end,
}

scenario "Greed!: a player who spends their ¢ in response no longer has the most" {
  cites = { "7.3", "7.5" },
  players = {
    { name = "P1", coins = 3 },
    { name = "P2", coins = 5, items = { "golden_razor_blade" } },
    { name = "P3", coins = 1 },
  },
  monsters = { "fatty" },
  deck = { monster = { "greed_event" } },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })
    t.P2:activate("golden_razor_blade", "P3")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3)  check(t.P2.coins == 0)  check(t.P3.hp == 1) end,
}

scenario "Greed!: a player who still ties for the most loses all ¢ they have then" {
  cites = { "7.3", "7.13" },
  players = { { name = "P1", coins = 9 }, { name = "P2", coins = 9, hand = { "a_penny" }, loot_plays = 1 } },
  monsters = { "fatty" },
  deck = { monster = { "greed_event" } },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })
    t.P1:choose "P2"
    t.P2:play "a_penny"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 9)  check(t.P2.coins == 0) end,
}

scenario "Greed!: if nobody has ¢, nothing is lost" {
  cites = { "20.5.2", "1.3" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "fatty" },
  deck = { monster = { "greed_event" } },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })  t:settle()
    t.P1:choose "P2"  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 0)  check(t:events "coins_lost" == 0)  check(t:discarded "greed_event") end,
}
