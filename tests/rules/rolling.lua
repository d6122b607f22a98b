-- Rule 9.15: abilities that change how a die is rolled.
scenario "the next roll is four dice, and the roller chooses one" {
  cites = { "9.15", "9.10" },
  set = "../sets/detours",
  players = {
    { name = "P1", hand = { "fistful" }, items = { "tin_drum" } }, { name = "P2", items = { "ear_trumpet" } },
  },
  dice = { 2, 6, 2, 5 },
  play = function(t)
    t.P1:play "fistful"  t:settle()
    t.P1:activate "tin_drum"  t:resolve()
    check(t.question == "one_die")
    t.P1:choose "5"
    check(t:stack() == "roll 5")
    t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 5)  check(t.P2.coins == 0)
    check(t:events "die_cast" == 1)  check(t:events "rolled" == 1)
  end,
}

scenario "only the next roll is changed" {
  cites = { "9.15" },
  set = "../sets/detours",
  players = { { name = "P1", hand = { "fistful" }, items = { "tin_drum", "tin_drum" } }, { name = "P2" } },
  dice = { 3, 3, 3, 3, 1 },
  play = function(t)
    t.P1:play "fistful"  t:settle()
    t.P1:activate "tin_drum#1"  t:settle()
    check(t.P1.coins == 3)
    t.P1:activate "tin_drum"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4) end,
}

scenario "an attack roll is changed too" {
  cites = { "9.15", "11.3.1" },
  set = "../sets/detours",
  players = { { name = "P1", hand = { "fistful" } }, { name = "P2" } },
  monsters = { "fly" }, dice = { 1, 1, 4, 1 },
  play = function(t)
    t.P1:play "fistful"  t:settle()
    t.P1:attack "fly"  t:settle()
    t.P1:choose "4"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t.P1.hp == 2) end,
}

scenario "another player chooses the die, of attack rolls only" {
  cites = { "9.15" },
  set = "../sets/detours",
  players = { { name = "P1", items = { "tin_drum" } }, { name = "P2", items = { "croupier" } } },
  monsters = { "fly" }, dice = { 5, 6, 1, 4, 4 },
  play = function(t)
    t.P1:activate "tin_drum"  t:settle()
    check(t.P1.coins == 5)
    t.P1:attack "fly"  t:settle()
    t.P2:choose "1"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t:discarded "fly") end,
}

scenario "two changes of one roll add up; a copy counts on its own" {
  cites = { "9.15", "6.7.4", "6.7.5", "20.9.1" },
  set = "../sets/detours",
  players = { { name = "P1", items = { "shaker", "facsimile", "tin_drum" } }, { name = "P2" } },
  dice = { 1, 2, 3 },
  play = function(t)
    t.P1:activate("facsimile", "shaker")  t:settle()
    t.P1:activate "tin_drum"  t:settle()
    check(t.question == "replacement")
    t.P1:choose "shaker#1"  t:settle()
    t.P1:choose "3"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3) end,
}

scenario "of several dice, each is changed on its own, and the effect is told the chosen number" {
  cites = { "9.15", "9.12" },
  set = "../sets/detours",
  players = { { name = "P1", items = { "shaker", "double_drum" } }, { name = "P2" } },
  dice = { 1, 2, 6 },
  play = function(t)
    t.P1:activate "double_drum"  t:settle()
    t.P1:choose "6"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 8) end,
}

scenario "two dice of one roll are changed one after the other" {
  cites = { "9.15", "9.2.1" },
  set = "../sets/detours",
  players = { { name = "P1", items = { "shaker", "pair_of_dice" } }, { name = "P2" } },
  dice = { 1, 1, 6, 5 },
  play = function(t)
    t.P1:activate "pair_of_dice"  t:resolve()
    t.P1:choose "6"
    t.P1:choose "5"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 11) end,
}

scenario "a reroll is not changed" {
  cites = { "9.15", "9.5" },
  set = "../sets/detours",
  players = { { name = "P1", items = { "shaker", "tin_drum" } }, { name = "P2", items = { "the_d6" } } },
  dice = { 2, 2, 6 },
  play = function(t)
    t.P1:activate "tin_drum"  t:resolve()
    t.P2:activate("the_d6", "roll 2")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 6) end,
}

scenario "a card that left play in response to the ability does not change its roll" {
  cites = { "9.15", "6.7.2" },
  set = "../sets/detours",
  players = {
    { name = "P1", items = { "shaker", "tin_drum" } }, { name = "P2", hand = { "shatter" }, loot_plays = 1 },
  },
  dice = { 4 },
  play = function(t)
    t.P1:activate "tin_drum"
    t.P2:play("shatter", "shaker")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4) end,
}

scenario "first edition: bonuses go above the die once its number is chosen" {
  rules = "classic",
  cites = { "9.15", "9.3" },
  set = "../sets/detours",
  players = { { name = "P1", items = { "shaker", "synthoil" } }, { name = "P2" } },
  monsters = { "dip" }, dice = { 3, 1 },  -- evasion 4
  play = function(t)
    t.P1:attack "dip"  t:settle()
    t.P1:choose "3"  t:settle()
  end,
  expect = function(t) check(t:discarded "dip")  check(t.P1.hp == 2) end,
}

-- ---- Sides. A die that gets other sides is rolled once more: the number before is never seen.
scenario "a roll gets a die with more sides" {
  cites = { "9.15", "9.14" },
  set = "../sets/detours",
  players = { { name = "P1", items = { "spindown", "tin_drum" } }, { name = "P2" } },
  dice = { 3, 17 },
  play = function(t)
    t.P1:activate "tin_drum"  t:resolve()
    check(t:stack() == "roll 17")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 17) end,
}

scenario "an attack roll of a die with more sides hits" {
  cites = { "9.15", "11.3.3" },
  set = "../sets/detours",
  players = { { name = "P1", items = { "spindown" } }, { name = "P2" } },
  monsters = { "fly" }, dice = { 1, 20 },
  play = function(t) t.P1:attack "fly"  t:settle() end,
  expect = function(t) check(t:discarded "fly")  check(t.P1.hp == 2) end,
}

scenario "dice that are added have the same sides" {
  cites = { "9.15" },
  set = "../sets/detours",
  players = { { name = "P1", items = { "spindown", "shaker", "tin_drum" } }, { name = "P2" } },
  dice = { 6, 11, 19 },
  play = function(t)
    t.P1:activate "tin_drum"  t:settle()
    t.P1:choose "spindown"  t:settle()
    check(t.question == "one_die")
    t.P1:choose "19"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 19) end,
}

scenario "a reroll keeps the sides, and a flip counts them" {
  cites = { "9.15", "9.5", "9.14" },
  set = "../sets/detours",
  players = { { name = "P1", items = { "spindown", "tin_drum" } }, { name = "P2", items = { "the_d6" } } },
  dice = { 2, 4, 13 },
  play = function(t)
    t.P1:activate "tin_drum"  t:resolve()
    t.P2:activate("the_d6", "roll 4")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 13) end,
}

scenario "two changes of the sides apply one after the other; a copy counts on its own" {
  cites = { "9.15", "6.7.4", "20.9.1" },
  set = "../sets/detours",
  players = { { name = "P1", items = { "loaded_coin", "facsimile" } }, { name = "P2" } },
  monsters = { "fly" }, dice = { 6, 2 },
  play = function(t)
    t.P1:activate("facsimile", "loaded_coin")  t:settle()
    t.P1:attack "fly"
    t.P1:choose "loaded_coin#1"
    check(t:stack() == "attack roll 2")
    t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t:events "die_cast" == 1) end,
}

scenario "a card that was stolen before the roll changes the dice of its new player" {
  cites = { "9.15", "19.7.1" },
  set = "../sets/detours",
  players = {
    { name = "P1", items = { "tin_drum" }, hand = { "thief" } }, { name = "P2", items = { "spindown" } },
  },
  dice = { 1, 9 },
  play = function(t)
    t.P1:play("thief", "spindown")  t:settle()
    t.P1:activate "tin_drum"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 9) end,
}

scenario "a roll table has no outcome for numbers above 6" {
  cites = { "9.14", "9.4" },
  set = "../sets/detours",
  players = { { name = "P1", items = { "spindown", "paytable" } }, { name = "P2" } },
  dice = { 1, 7, 1, 6 },
  play = function(t)
    t.P1:activate "paytable"  t:settle()
    check(t.P1.coins == 0)  check(t:events "rolled" == 1)
    t.P1:end_turn()  t:settle()  t.P2:end_turn()  t:settle()
    t.P1:activate "paytable"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2) end,
}
