-- Rulebook section 9: several dice at once, and which rolls are attack rolls.
scenario "Q16 two dice are rolled together, and each is its own roll on the stack" {
  cites = { "9.2.1" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "pair_of_dice" } }, { name = "P2" } },
  dice = { 2, 3 },
  play = function(t)
    t.P1:activate "pair_of_dice"  t:resolve()
    t.P1:choose "2"
    check(t:stack() == "roll 2, roll 3")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5)  check(t:events "rolled" == 2) end,
}

scenario "Q16 one of the two can be changed alone, and triggers on a number see the changed die" {
  cites = { "9.2.1", "9.2.3", "9.4" },
  set = "../sets/trials",
  players = {
    { name = "P1", items = { "pair_of_dice", "sharper" } }, { name = "P2", hand = { "six" }, loot_plays = 1 },
  },
  dice = { 2, 3 },
  play = function(t)
    t.P1:activate "pair_of_dice"  t:resolve()
    t.P1:choose "2"
    t.P2:play("six", "roll 3")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 8)  check(t.P1.loot == 1) end,
}

scenario "the outcome of a die goes on the stack once that die has resolved, above the other die" {
  cites = { "9.4", "9.2.1" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "pair_of_dice" } }, { name = "P2" } },
  dice = { 4, 4 },
  play = function(t)
    t.P1:activate "pair_of_dice"  t:resolve()  t:resolve()
    check(t:stack() == "roll 4, Pair of Dice: Roll two dice: gain that many ¢.")
    t:resolve()
    check(t.P1.coins == 4)
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 8) end,
}

scenario "effects on attack rolls apply only to the rolls of an attack" {
  cites = { "9.9" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "pair_of_dice", "sharper" }, hand = { "parry" } }, { name = "P2" } },
  monsters = { "dip", "fly" },  -- evasion 4
  dice = { 2, 5, 3 },
  play = function(t)
    t.P1:activate "pair_of_dice"  t:resolve()
    t.P1:choose "2"
    check(not t:can("P1", "parry"))
    t:settle()
    check(t.P1.coins == 7)  check(t.P1.loot == 1)  -- neither die was raised
    t.P1:attack "dip"
    check(t:can("P1", "parry"))
    t:settle()
  end,
  expect = function(t) check(t:discarded "dip")  check(t.P1.hp == 2) end,
}

scenario "effects on rolls apply to attack rolls, too" {
  cites = { "9.9", "6.6.4" },
  set = "../sets/trials",
  players = { { name = "P1" }, { name = "P2", items = { "sharper" } } },
  monsters = { "dip", "fly" },
  dice = { 6 },
  play = function(t) t.P1:attack "dip"  t:settle() end,
  expect = function(t) check(t.P2.loot == 1) end,
}

scenario "static abilities apply at once and are never on the stack" {
  cites = { "6.4.1", "5.2.3" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "thief" } }, { name = "P2", items = { "blade" } } },
  play = function(t)
    check(t:attack_of "P2" == 2)
    t.P1:play("thief", "blade")
    check(t:attack_of "P1" == 1)
    t:resolve()
    check(t:attack_of "P1" == 2)  check(t:attack_of "P2" == 1)  check(t:stack() == "")
    t:settle()
  end,
}

scenario "Q16 the roller picks the order in which two dice go on the stack" {
  cites = { "9.2.1" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "pair_of_dice" } }, { name = "P2" } },
  dice = { 2, 3 },
  play = function(t)
    t.P1:activate "pair_of_dice"  t:resolve()
    check(t.asked == "P1")  check(t.question == "arrange")
    t.P1:choose "3"
    check(t:stack() == "roll 3, roll 2")
    t:settle()
  end,
}

scenario "F93 if two dice are rolled and one is chosen, only the chosen one is a roll" {
  cites = { "9.10" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "lucky_pick", "sharper" } }, { name = "P2" } },
  dice = { 6, 4 },
  play = function(t)
    t.P1:activate "lucky_pick"  t:resolve()
    check(t.question == "one_die")  check(t.asked == "P1")
    t.P1:choose "4"
    check(t:stack() == "roll 4")
    t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 4)  check(t.P1.loot == 0)  check(t:events "rolled" == 1)  check(t:events "die_cast" == 1)
  end,
}
