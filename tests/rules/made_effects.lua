-- Rule 6.7.9: lasting effects that functions make, and the values that they keep.
scenario "a lasting effect keeps the monster that was chosen" {
  cites = { "6.7.9", "11.1.4" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "bounty_board" } }, { name = "P2" } },
  monsters = { "fly", "horf" }, dice = { 6 },
  play = function(t)
    t.P1:activate "bounty_board"  t:settle()  t.P1:choose "fly"  t:settle()
    check(not t:can("P1", "end the turn"))
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t.P1.coins == 4) end,
}

scenario "the death of another monster is not meant" {
  cites = { "6.7.9" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "bounty_board" }, hand = { "zap" } }, { name = "P2" } },
  monsters = { "fly", "horf" },
  play = function(t)
    t.P1:activate "bounty_board"  t:settle()  t.P1:choose "horf"  t:settle()
    t.P1:play("zap", "fly")  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t.P1.coins == 1) end,
}

scenario "a number of always can be kept" {
  cites = { "6.7.9", "6.7.7" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "growth" } }, { name = "P2" } },
  play = function(t)
    t.P1:play("growth", "P2")  t:settle()  t.P1:choose(3)  t:settle()
    check(t:attack_of "P2" == 4)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:attack_of "P2" == 1) end,
}

scenario "a count is kept as it was" {
  cites = { "6.7.9" },
  set = "../sets/trials",
  players = { { name = "P1", coins = 2, hand = { "pact", "a_dime", "zap" }, loot_plays = 3 }, { name = "P2" } },
  play = function(t)
    t.P1:play "pact"  t:settle()  t.P1:choose "P1"  t.P1:choose "P2"  t:settle()
    t.P1:play "a_dime"  t:settle()
    t.P1:play("zap", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 12)  check(t.P2.coins == 2) end,
}

scenario "an ability on the stack keeps the values of an effect that has ended" {
  cites = { "6.7.9", "6.7.7" },
  set = "../sets/trials",
  players = {
    { name = "P1", coins = 2, hand = { "pact", "zap", "zap" }, loot_plays = 3 }, { name = "P2", hand = { "zap" } },
  },
  play = function(t)
    t.P1:play "pact"  t:settle()  t.P1:choose "P2"  t.P1:choose "P1"  t:settle()
    t.P1:play("zap", "P2")
    t:resolve()  t:resolve()  -- the loot, then its damage; the ability of Pact is on the stack
    t.P1:play("zap", "P2")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4)  check(t:events "player_died" == 1) end,
}

scenario "two effects that keep different numbers both change one event" {
  cites = { "6.7.9", "6.7.4" },
  set = "../sets/trials",
  players = {
    { name = "P1", coins = 4, hand = { "gold_bomb" }, items = { "mirror_shield", "breakfast" } }, { name = "P2" },
  },
  play = function(t)
    t.P1:activate "mirror_shield"  t:settle()  t.P1:choose(1)  t:settle()
    t.P1:activate "mirror_shield"  t:settle()  t.P1:choose(2)  t:settle()
    t.P1:play("gold_bomb", "P1")  t:settle()
  end,
  expect = function(t) check(t:events "damage_taken" == 0) end,
}

scenario "after control changed, you are still the player who used the ability" {
  cites = { "6.7.9", "20.3.2" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "bounty_board" }, hand = { "zap" } }, { name = "P2", hand = { "thief" }, loot_plays = 1 } },
  monsters = { "fly", "horf" },
  play = function(t)
    t.P1:activate "bounty_board"  t:settle()  t.P1:choose "fly"  t:settle()
    t.P1:play("zap", "fly")
    t.P2:play("thief", "bounty_board")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4)  check(t.P2.coins == 0) end,
}

scenario "the effect stays when its source has left play" {
  cites = { "6.7.9", "5.2.9" },
  set = "../sets/trials",
  players = {
    { name = "P1", items = { "bounty_board" }, hand = { "zap" } }, { name = "P2", hand = { "shatter" }, loot_plays = 1 },
  },
  monsters = { "fly", "horf" },
  play = function(t)
    t.P1:activate "bounty_board"  t:settle()  t.P1:choose "fly"  t:settle()
    t.P1:play("zap", "fly")
    t.P2:play("shatter", "bounty_board")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4)  check(t:discarded "bounty_board") end,
}

scenario "a monster that comes back is another object" {
  cites = { "6.7.9", "7.7" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "bounty_board" }, hand = { "banish_monster", "zap" }, loot_plays = 3 }, { name = "P2" } },
  monsters = { "fly", "horf" }, deck = { monster = { "fly" } },
  play = function(t)
    t.P1:activate "bounty_board"  t:settle()  t.P1:choose "fly"  t:settle()
    t.P1:play("banish_monster", "fly")  t:settle()
    t.P1:play("zap", "fly")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1) end,
}

scenario "an effect made by the ability of another one keeps what that one kept" {
  cites = { "6.7.9" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "echo_chamber", "a_penny" }, loot_plays = 3 }, { name = "P2", hand = { "a_penny" }, loot_plays = 1 } },
  play = function(t)
    t.P1:play "echo_chamber"  t:settle()
    t.P1:play "a_penny"
    t.P2:play "a_penny"
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P2.coins == 2) end,
}
