-- The first edition, rulebook section 9, PD14 and PD15: dice. Where the second edition differs, its scenario follows.

-- ---- Static modifiers of rolls
scenario "PD14 first edition: a static +1 goes on the stack above the roll, and a later reroll does not get it" {
  rules = "classic",
  cites = { "PD14", "9.3", "9.5" },
  players = { { name = "P1", items = { "meat" } }, { name = "P2", hand = { "dice_shard" }, loot_plays = 1 } },
  monsters = { "dip" },
  dice = { 1, 3, 3 },
  play = function(t)
    t.P1:attack "dip"
    t:resolve()
    check(t:stack() == "attack roll 1, +1 to the roll by Meat!")
    t:resolve()
    check(t:stack() == "attack roll 2")
    t.P2:play("dice_shard", "roll")
    t:resolve()
    check(t:stack() == "attack roll 3")
    t:resolve()
    check(t:events "missed" == 1)
    t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t:discarded "dip") end,  -- 3 and +1 hit then
}

scenario "PD14 second edition: a static +1 applies as the roll resolves, even after a reroll" {
  cites = { "PD14", "9.2.5" },
  players = { { name = "P1", items = { "meat" } }, { name = "P2", hand = { "dice_shard" }, loot_plays = 1 } },
  monsters = { "dip" },
  dice = { 1, 3 },
  play = function(t)
    t.P1:attack "dip"
    check(t:stack() == "attack roll 1")
    t.P2:play("dice_shard", "roll")
    t:resolve()
    check(t:stack() == "attack roll 3")
    t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t:discarded "dip")  check(t:events "hit" == 1) end,
}

scenario "PD14 a static bonus to a roll is on the stack above it" {
  rules = "classic",
  cites = { "PD14", "9.3", "11.8.3" },
  players = { { name = "P1", items = { "meat" } }, { name = "P2" } },
  monsters = { { "fly" } },
  dice = { 3 },
  play = function(t)
    t.P1:attack "fly"  t:resolve()
    check(t:stack() == "attack roll 3, +1 to the roll by Meat!")
    t:resolve()
    check(t:stack() == "attack roll 4")
    t:settle()
  end,
}

scenario "PD14 in the second edition a static bonus applies as the roll resolves" {
  cites = { "PD14", "9.2.5" },
  players = { { name = "P1", items = { "meat" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { { "fly" } },
  dice = { 3 },
  play = function(t)
    t.P1:attack "fly"
    check(t:stack() == "attack roll 3")
    t:settle()
  end,
}

scenario "PD14 first edition: with +1 on the stack a 1 becomes a 2 before the roll resolves, so it would not be a 1" {
  rules = "classic",
  cites = { "PD14", "9.3" },
  players = { { name = "P1", items = { "dads_lost_coin", "meat" } }, { name = "P2" } },
  monsters = { "dip", "fatty" },
  dice = { 1, 3 },
  play = function(t) t.P1:attack "dip"  t:settle() end,
  expect = function(t) check(t.P1.hp == 1)  check(t:discarded "dip")  check(t:events "missed" == 1) end,
}

scenario "PD14 second edition: abilities on a die that would be a 1 trigger before the static +1 applies" {
  cites = { "PD14", "9.2.4", "9.2.5" },
  players = { { name = "P1", items = { "dads_lost_coin", "meat" } }, { name = "P2" } },
  monsters = { "dip", "fatty" },
  dice = { 1, 3 },
  play = function(t)
    t.P1:attack "dip"  t:settle()
    check(t.question == "may")
    t.P1:choose "yes"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t:discarded "dip")  check(t:events "missed" == 0) end,
}

scenario "9.3 each static modifier is on the stack separately, and players can respond to each" {
  rules = "classic",
  cites = { "9.3", "9.1", "PD14" },
  players = { { name = "P1", items = { "meat", "synthoil" } }, { name = "P2", items = { "spoon_bender" } } },
  monsters = { "monstro" },
  dice = { 6, 3, 1, 2, 2 },
  play = function(t)
    t.P1:attack "monstro"  t:resolve()
    check(t:stack() == "attack roll 6, +1 to the roll by Meat!, +1 to the roll by Synthoil")
    t:resolve()
    check(t:stack() == "attack roll 6, +1 to the roll by Meat!")
    t:settle()
  end,
  expect = function(t) check(t:events "hit" == 4)  check(t:events "missed" == 1)  check(t.P1:has_soul "monstro") end,
}

-- ---- The ability that rolls, and the outcome
scenario "PD15 first edition: the card that rolls stays on the stack below its roll" {
  rules = "classic",
  cites = { "PD15" },
  players = { { name = "P1", hand = { "pills_cents" } }, { name = "P2", items = { "spoon_bender" } } },
  dice = { 2 },
  play = function(t)
    t.P1:play "pills_cents"  t:pass_all()
    check(t:stack() == "Pills!, roll 2")  check(not t:discarded "pills_cents")
    t.P2:activate "spoon_bender"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 7)  check(t:discarded "pills_cents") end,
}

scenario "PD15 second edition: a loot that rolls is in the discard before its roll resolves" {
  cites = { "PD15", "6.8.7", "9.4" },
  players = { { name = "P1", hand = { "pills_cents" } }, { name = "P2", items = { "spoon_bender" } } },
  dice = { 2 },
  play = function(t)
    t.P1:play "pills_cents"  t:resolve()
    check(t:stack() == "roll 2")  check(t:discarded "pills_cents")
    t.P2:activate "spoon_bender"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 7) end,
}

scenario "F15 PD15 the ability that rolls stays on the stack below its roll" {
  rules = "classic",
  cites = { "PD15", "9.3" },
  players = { { name = "P1", items = { "mystery_sack" } }, { name = "P2", items = { "mr_boom" } } },
  dice = { 3 },
  play = function(t)
    t.P1:activate "mystery_sack"
    t:pass_all()
    check(t:stack() == "Mystery Sack: Roll. 1-2: loot 1. 3-4: gain 4¢. 5-6: nothing., roll 3")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4) end,
}

scenario "PD15 first edition: the outcome goes on the stack as the roll resolves, triggers on the number above it" {
  rules = "classic",
  cites = { "PD15", "9.3" },
  players = { { name = "P1", hand = { "pills_cents" } }, { name = "P2", items = { "the_relic" } } },
  dice = { 1 },
  play = function(t)
    t.P1:play "pills_cents"  t:pass_all()
    check(t:stack() == "Pills!, roll 1")
    t:resolve()
    check(t:stack() == "Pills!: Roll. 1-2: gain 4¢. 3-4: gain 7¢. 5-6: lose 4¢., "
                    .. "The Relic: When a player rolls a 1, loot 1.")
    check(t.asked == "P1")
    t:resolve()
    check(t.P2.loot == 1)  check(t.P1.coins == 0)
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4)  check(t:discarded "pills_cents") end,
}

scenario "PD15 first edition: if the roll is cancelled, the card that rolled finishes without an outcome" {
  rules = "classic",
  cites = { "PD15", "9.8", "8.5" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "pills_cents" } }, { name = "P2", hand = { "stop_roll" }, loot_plays = 1 } },
  dice = { 2 },
  play = function(t)
    t.P1:play "pills_cents"  t:pass_all()
    t.P2:play("stop_roll", "roll")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t:discarded "pills_cents")  check(t:events "rolled" == 0) end,
}

scenario "PD15 first edition: an ability that rolls two dice stays until both have resolved" {
  rules = "classic", cites = { "PD15", "9.2.1" }, set = "../sets/probe",
  players = { { name = "P1", items = { "two_dice" } }, { name = "P2" } },
  dice = { 2, 3 },
  play = function(t) t.P1:activate "two_dice"  t:settle()
    t.P1:choose "2"  t:settle() end,
  expect = function(t) check(t.P1.coins == 5) end,
}

-- ---- Triggers on a number
scenario "F8 first edition: on a number the monster's trigger goes below the player's, both above the combat damage" {
  rules = "classic",
  cites = { "6.6.3", "9.3" },
  players = { { name = "P1", items = { "eye_of_greed" } }, { name = "P2" } },
  monsters = { { "swarm_of_flies", hp = 1 } },
  dice = { 5 },
  play = function(t)
    t.P1:attack "swarm_of_flies"
    t:resolve()  t:resolve()  t:resolve()
    check(t.P1.coins == 3)  check(t.P1.hp == 2)
    t:resolve()
    check(t:stack() == "1 damage to Swarm of Flies, 1 damage to P1")
    t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P1.coins == 8) end,
}

scenario "9.3 combat damage goes below triggers on the number, then the active player has priority" {
  rules = "classic",
  cites = { "9.3" },
  players = { { name = "P1" }, { name = "P2", items = { "the_relic" } } },
  monsters = { "fly" },
  dice = { 1, 2 },
  play = function(t)
    t.P1:attack "fly"  t:resolve()  t:resolve()
    check(t:stack() == "1 damage to P1, The Relic: When a player rolls a 1, loot 1.")  check(t.asked == "P1")
    t:resolve()
    check(t.P2.loot == 1)  check(t.P1.hp == 2)
    t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1) end,
}

-- ---- Changes to a roll
scenario "F87 first edition: of two changes to a roll the one that resolves last counts" {
  rules = "classic",
  cites = { "9.6" },
  set = "../sets/variants",
  players = {
    { name = "P1", hand = { "pills_cents", "six" }, loot_plays = 2 },
    { name = "P2", hand = { "dice_shard" }, loot_plays = 1 },
  },
  dice = { 5, 2 },
  play = function(t)
    t.P1:play "pills_cents"  t:pass_all()
    t.P2:play("dice_shard", "roll")
    t.P1:play("six", "roll")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4) end,
}

scenario "F87 first edition: after a reroll resolves, its result can be turned to 6" {
  rules = "classic",
  cites = { "9.6", "5.2.6" },
  set = "../sets/variants",
  players = {
    { name = "P1", coins = 5, hand = { "pills_cents", "six" }, loot_plays = 2 },
    { name = "P2", hand = { "dice_shard" }, loot_plays = 1 },
  },
  dice = { 5, 2 },
  play = function(t)
    t.P1:play "pills_cents"  t:pass_all()
    t.P2:play("dice_shard", "roll")  t:resolve()
    t.P1:play("six", "roll")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1) end,
}

scenario "F15 first edition: a cancelled reroll leaves the old value, which then counts" {
  rules = "classic",
  cites = { "5.2.7", "PD15" },
  players = {
    { name = "P1", items = { "mystery_sack" }, hand = { "butter_bean" } },
    { name = "P2", hand = { "dice_shard" }, loot_plays = 1 },
  },
  dice = { 4 },
  play = function(t)
    t.P1:activate "mystery_sack"  t:pass_all()
    check(t:events "die_cast" == 1)
    t.P2:play("dice_shard", "roll")
    t.P1:play("butter_bean", "dice_shard")
    t:resolve()
    check(t:discard "loot" == "butter_bean")  check(t:discard("loot", 2) == "dice_shard")  check(t.P1.coins == 0)
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4)  check(t:events "roll_changed" == 0) end,
}

scenario "F92 first edition: a cancelled attack roll is neither a hit nor a miss, and the next one follows" {
  rules = "classic",
  cites = { "9.8" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "stop_roll" } }, { name = "P2", items = { "the_relic" } } },
  monsters = { "fly" },
  dice = { 1, 2 },
  play = function(t)
    t.P1:attack "fly"  t:resolve()
    t.P1:play "stop_roll"  t:settle()
  end,
  expect = function(t)
    check(t.P1.hp == 2)  check(t.P2.loot == 0)  check(t:discarded "fly")  check(t:events "missed" == 0)
  end,
}
