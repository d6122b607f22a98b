-- Rules 9.11 to 9.14: dice whose numbers a function is told.
scenario "what follows a roll is an ability of its own, below the abilities that trigger on the number" {
  cites = { "9.11" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "winning_streak", "sharper" } }, { name = "P2" } },
  dice = { 6, 2 },
  play = function(t)
    t.P1:activate "winning_streak"  t:resolve()
    check(t:stack() == "roll 6")
    t:resolve()
    check(t:stack() == "Winning Streak: Roll: gain that many ¢. If a 6, roll again., Sharper: When a player rolls a 6, loot 1.")
    check(t.P1.coins == 0)
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 8)  check(t.P1.loot == 1)  check(t:events "rolled" == 2) end,
}

scenario "the number is that of the die as it resolves" {
  cites = { "9.11", "9.2.3" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "winning_streak" } }, { name = "P2", hand = { "topple" }, loot_plays = 1 } },
  dice = { 1, 3 },
  play = function(t)
    t.P1:activate "winning_streak"  t:resolve()
    t.P2:play("topple", "roll 1")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 9) end,
}

scenario "two dice are compared" {
  cites = { "9.12" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "twin_dice" } }, { name = "P2" } },
  dice = { 4, 4 },
  play = function(t) t.P1:activate "twin_dice"  t:settle() end,
  expect = function(t) check(t.P1.coins == 4)  check(t.P1.loot == 0) end,
}

scenario "the player puts several dice in order, and each can be changed alone" {
  cites = { "9.12", "9.2.1" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "twin_dice" } }, { name = "P2", hand = { "six" }, loot_plays = 1 } },
  dice = { 2, 6 },
  play = function(t)
    t.P1:activate "twin_dice"  t:resolve()
    t.P1:choose "2"
    check(t:stack() == "roll 2, roll 6")
    t.P2:play("six", "roll 2")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 6) end,
}

scenario "a die that is cancelled has no number, and the others are told" {
  cites = { "9.13", "9.8" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "twin_dice" } }, { name = "P2", hand = { "snuff" }, loot_plays = 1 } },
  dice = { 5, 5 },
  play = function(t)
    t.P1:activate "twin_dice"  t:resolve()
    t.P2:play("snuff", "roll 5#1")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t.P1.loot == 1) end,
}

scenario "if no die has a number, nothing follows" {
  cites = { "9.13" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "rickety_wheel" } }, { name = "P2", hand = { "snuff" }, loot_plays = 1 } },
  dice = { 5 },
  play = function(t)
    t.P1:activate "rickety_wheel"  t:resolve()
    t.P2:play("snuff", "roll 5")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t:stack() == "") end,
}

scenario "each player rolls, and each number belongs to its player" {
  cites = { "9.12" },
  set = "../sets/trials",
  players = {
    { name = "P1", coins = 3, hand = { "hailstorm" } }, { name = "P2", coins = 3 }, { name = "P3", coins = 3 },
  },
  dice = { 2, 3, 1 },
  play = function(t) t.P1:play "hailstorm"  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 2)  check(t.P2.coins == 4)  check(t.P3.coins == 2)  check(t:discarded "hailstorm")
  end,
}

scenario "an object that is gone when the number is known is left out, and the rest happens" {
  cites = { "9.11", "7.7" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "rickety_wheel" } }, { name = "P2", hand = { "shatter" }, loot_plays = 1 } },
  dice = { 5 },
  play = function(t)
    t.P1:activate "rickety_wheel"  t:resolve()
    t.P2:play("shatter", "rickety_wheel")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t:discarded "rickety_wheel") end,
}

scenario "a target is chosen before the roll, and is not chosen again after it" {
  cites = { "9.11", "7.3" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "long_shot" } }, { name = "P2", hand = { "zap" }, loot_plays = 1 } },
  monsters = { "fly", "horf" }, dice = { 3 },
  play = function(t)
    t.P1:play("long_shot", "fly")  t:resolve()
    check(t:discarded "long_shot")
    t.P2:play("zap", "fly")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2)  check(t:hp "horf" == 1) end,
}

scenario "after control changed, the player who used the ability gets what follows" {
  cites = { "9.11" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "winning_streak" } }, { name = "P2", hand = { "thief" }, loot_plays = 1 } },
  dice = { 4 },
  play = function(t)
    t.P1:activate "winning_streak"  t:resolve()
    t.P2:play("thief", "winning_streak")  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 4)  check(t.P2.coins == 0)  check(t.P2:has "winning_streak")
  end,
}

scenario "a copied ability rolls dice of its own" {
  cites = { "9.11", "20.9.4" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "placebo", "rickety_wheel" } }, { name = "P2" } },
  dice = { 2, 3 },
  play = function(t)
    t.P1:activate("placebo", "rickety_wheel")  t:settle()
    check(t:counters "placebo" == 2)
    t.P1:activate "rickety_wheel"  t:settle()
  end,
  expect = function(t)
    check(t:counters "placebo" == 2)  check(t:counters "rickety_wheel" == 3)  check(t.P1.coins == 2)
  end,
}

scenario "what follows a roll can be cancelled" {
  cites = { "9.11", "5.2.7" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "rickety_wheel" } }, { name = "P2", hand = { "annul" }, loot_plays = 1 } },
  dice = { 2 },
  play = function(t)
    t.P1:activate "rickety_wheel"  t:resolve()  t:resolve()
    t.P2:play("annul", "rickety_wheel")  t:settle()
  end,
  expect = function(t) check(t:counters "rickety_wheel" == 0)  check(t.P1.coins == 0) end,
}

scenario "a die with more sides is turned around its own middle" {
  cites = { "9.14", "9.7" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "big_die" } }, { name = "P2", hand = { "topple" }, loot_plays = 1 } },
  dice = { 17 },
  play = function(t)
    t.P1:activate "big_die"  t:resolve()
    t.P2:play("topple", "roll 17")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4) end,
}

scenario "one of several dice is chosen, and only that one goes on the stack" {
  cites = { "9.10", "9.11" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "best_of_three" } }, { name = "P2" } },
  dice = { 2, 5, 4 },
  play = function(t)
    t.P1:activate "best_of_three"  t:resolve()
    t.P1:choose "5"
    check(t:stack() == "roll 5")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5)  check(t:events "rolled" == 1) end,
}

scenario "a roll instead of damage" {
  cites = { "9.11", "6.7.8" },
  set = "../sets/trials",
  players = { { name = "P1", coins = 3, items = { "fickle_shield" } }, { name = "P2", hand = { "zap" }, loot_plays = 1 } },
  dice = { 1 },
  play = function(t)
    t.P1:pass()  t.P2:play("zap", "P1")  t:settle()
  end,
  expect = function(t) check(t:events "damage_taken" == 0)  check(t.P1.coins == 1) end,
}

scenario "first edition: what follows the roll takes the place of the ability that rolled" {
  cites = { "9.3", "9.11" },
  rules = "classic", set = "../sets/trials",
  players = { { name = "P1", items = { "rickety_wheel" } }, { name = "P2" } },
  dice = { 4 },
  play = function(t) t.P1:activate "rickety_wheel"  t:settle() end,
  expect = function(t) check(t:counters "rickety_wheel" == 4)  check(t.P1.coins == 1) end,
}

scenario "dice that a function rolls in a loop are rolled one after the other, with priority in between" {
  cites = { "9.11" },
  set = "../sets/plain",
  players = { { name = "P1", hand = { "slow_dice" } }, { name = "P2", items = { "the_d20" } } },
  dice = { 3, 5 },
  play = function(t)
    t.P1:play "slow_dice"  t:resolve()
    check(t:events "die_cast" == 1)
    t:resolve()
    check(t:events "rolled" == 1)
    check(t:events "die_cast" == 1)
    t:resolve()
    check(t:events "die_cast" == 2)
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 8) end,
}
