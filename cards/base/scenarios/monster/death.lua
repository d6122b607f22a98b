scenario "Death: a 3 misses and deals 2, 3 hits of 4 kill it for a treasure and a soul; it kills a player" {
  cites = { "11.3.3", "13.2.2", "20.6.3" },
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2", coins = 3 } },
  monsters = { "death" },
  deck = { treasure = { "meat", "synthoil" } },
  dice = { 3, 4, 4, 4 },
  play = function(t)
    t.P1:attack "death"  t:settle()
    check(t.asked == "P1")  check(#t.options == 2)
    t.P1:choose "P2"  t:settle()
  end,
  expect = function(t)
    check(not t.P2.alive)  check(t.P2.coins == 2)  check(t:events "damage_taken" == 4)  check(t.P1.hp == 1)
    check(t.P1:has "meat")  check(not t.P1:has "synthoil")  check(t.P1:has_soul "death")  check(t.P1.souls == 1)
  end,
}

scenario "Death: an active player who chooses themselves still gains its rewards" {
  cites = { "13.2.9", "13.4.6" },
  players = { { name = "P1", coins = 3 }, { name = "P2" } },
  monsters = { { "death", hp = 1 } },
  deck = { treasure = { "synthoil", "meat" } },
  dice = { 4 },
  play = function(t)
    t.P1:attack "death"  t:settle()
    t.P1:choose "P1"  t:settle()
  end,
  expect = function(t)
    check(t:events "player_died" == 1)  check(t.P1.coins == 2)  check(t.P1:has "synthoil")
    check(t.P1:has_soul "death")  check(t.active == "P2")
  end,
}

scenario "Death does nothing when another monster dies" {
  cites = { "13.2.2" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "death", "fly" },
  play = function(t) t.P1:play("bomb", "fly")  t:settle() end,
  expect = function(t) check(t:discarded "fly")  check(t.P1.alive)  check(t.P2.alive)  check(t.asked == "P1") end,
}

scenario "Death's ability is cancelled with everything else, and its rewards and soul are gained" {
  cites = { "5.2.7", "13.2.3", "13.2.5" },
  players = { { name = "P1" }, { name = "P2", coins = 4, hand = { "tarot_the_fool" }, loot_plays = 1 } },
  monsters = { { "death", hp = 1 } },
  deck = { treasure = { "meat" } },
  dice = { 4 },
  play = function(t)
    t.P1:attack "death"
    t:resolve()  t:resolve()  t:resolve()
    t.P1:choose "P2"
    t.P2:play "tarot_the_fool"  t:settle()
  end,
  expect = function(t)
    check(t.P2.alive)  check(t.P2.coins == 4)  check(t.P1:has_soul "death")  check(t.P1:has "meat")
    check(t.active == "P2")
  end,
}
