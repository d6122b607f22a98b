-- Rulebook section 9: dice.
scenario "F84 a 6 with +1 is a 6" {
  cites = { "9.1" },
  players = { { name = "P1", items = { "spoon_bender" }, hand = { "pills_cents" } }, { name = "P2" } },
  dice = { 6 },
  play = function(t)
    t.P1:play "pills_cents"  t:resolve()
    t.P1:activate "spoon_bender"  t:resolve()
    check(t:stack() == "roll 6")
    t:settle()
  end,
}

scenario "F84 a 1 with -1 is a 1" {
  cites = { "9.1" },
  players = { { name = "P1", items = { "book_of_belial" }, hand = { "pills_cents" } }, { name = "P2" } },
  dice = { 1 },
  play = function(t)
    t.P1:play "pills_cents"  t:resolve()
    t.P1:activate("book_of_belial", "-1.")  t:resolve()
    check(t:stack() == "roll 1")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4) end,
}

scenario "each change is limited to 1-6 separately: a 6 with +1, then -1, is a 5" {
  cites = { "9.1", "9.6" },
  players = {
    { name = "P1", items = { "spoon_bender", "book_of_belial" }, hand = { "pills_stats" } },
    { name = "P2" },
  },
  dice = { 6 },
  play = function(t)
    t.P1:play "pills_stats"  t:resolve()
    t.P1:activate "spoon_bender"  t:resolve()
    t.P1:activate("book_of_belial", "-1.")  t:resolve()
    check(t:stack() == "roll 5")
    t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1) end,
}

scenario "F88 changes apply in the order in which they resolve: a reroll first, then +1" {
  cites = { "9.5", "9.6" },
  players = { { name = "P1" }, { name = "P2", items = { "spoon_bender" } }, { name = "P3", items = { "the_d6" } } },
  monsters = { "fly" },
  dice = { 3, 1 },
  play = function(t)
    t.P1:attack "fly"
    t.P2:activate "spoon_bender"
    t.P3:activate "the_d6"
    t:resolve()
    t:resolve()
    check(t:stack() == "attack roll 2")
    t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t.P1.hp == 2) end,
}

scenario "9.5 a reroll removes earlier changes to the die" {
  cites = { "9.5" },
  players = { { name = "P1", items = { "spoon_bender", "the_d6" } }, { name = "P2" } },
  monsters = { "cod_worm" },
  dice = { 2, 4, 5, 5 },
  play = function(t)
    t.P1:attack "cod_worm"
    t.P1:activate "spoon_bender"  t:resolve()
    check(t:stack() == "attack roll 3")
    t.P1:activate "the_d6"  t:resolve()
    check(t:stack() == "attack roll 4")
    t:settle()
  end,
  expect = function(t) check(t:discarded "cod_worm") end,
}

scenario "F89 if a roll is changed as it tries to resolve, players can respond again" {
  cites = { "9.2.4", "9.2.3" },
  players = { { name = "P1", items = { "dads_lost_coin", "spoon_bender" } }, { name = "P2" } },
  monsters = { { "pooter", hp = 1 } },  -- evasion 3
  dice = { 1, 2 },
  play = function(t)
    t.P1:attack "pooter"  t:settle()
    t.P1:choose "yes"
    check(t:stack() == "attack roll 2")  check(t.question == "priority")
    t.P1:activate "spoon_bender"  t:settle()
  end,
  expect = function(t) check(t:discarded "pooter")  check(t.P1.hp == 2) end,
}

scenario "a `would` ability that does not change the roll is not offered again" {
  cites = { "9.2.4", "Q59" },
  players = { { name = "P1", items = { "dads_lost_coin" } }, { name = "P2" } },
  monsters = { "fly" },
  dice = { 1, 1, 2 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P1:choose "yes"  t:settle()
    t.P1:choose "no"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t:discarded "fly") end,
}

scenario "continuous effects change a roll as it resolves, and the changed number counts" {
  cites = { "9.2.5", "6.6.4" },
  players = { { name = "P1", items = { "meat", "eye_of_greed" } }, { name = "P2", items = { "eye_of_greed" } } },
  monsters = { { "fatty", hp = 2 } },
  dice = { 4, 5 },
  play = function(t) t.P1:attack "fatty"  t:settle() end,
  expect = function(t) check(t.P1.coins == 3)  check(t.P2.coins == 3)  check(t:discarded "fatty") end,
}

scenario "a loot has left the stack when its roll is on it, and can no longer be cancelled" {
  cites = { "9.4", "6.8.7" },
  players = {
    { name = "P1", hand = { "tarot_wheel_of_fortune" } },
    { name = "P2", hand = { "butter_bean" }, loot_plays = 1 },
  },
  dice = { 5 },
  play = function(t)
    t.P1:play "tarot_wheel_of_fortune"  t:resolve()
    check(t:discarded "tarot_wheel_of_fortune")  check(not t:can("P2", "play"))
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5) end,
}

scenario "F87 the change that resolves last counts: a reroll after `turn it to 6`, or before" {
  cites = { "9.6" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "six", "pills_cents" }, loot_plays = 2 }, { name = "P2", items = { "the_d6" } } },
  dice = { 1, 2 },
  play = function(t)
    t.P1:play "pills_cents"  t:resolve()
    t.P2:activate "the_d6"
    t.P1:play "six"
    t:resolve()
    check(t:stack() == "roll 6, The D6: Reroll a die.")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4) end,
}

scenario "F87 a die turned to 6 after the reroll has resolved stays 6" {
  cites = { "9.6" },
  set = "../sets/probe",
  players = {
    { name = "P1", coins = 5, hand = { "six", "pills_cents" }, loot_plays = 2 },
    { name = "P2", items = { "the_d6" } },
  },
  dice = { 1, 2 },
  play = function(t)
    t.P1:play "pills_cents"  t:resolve()
    t.P2:activate "the_d6"  t:resolve()
    t.P1:play "six"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1) end,
}

scenario "a rolled die is on the stack with its number, and each player may respond before it counts" {
  cites = { "9.2.1", "9.2.3" },
  players = {
    { name = "P1", hand = { "pills_cents" } },
    { name = "P2", items = { "spoon_bender" } },
    { name = "P3", items = { "the_d6" } },
  },
  dice = { 2 },
  play = function(t)
    t.P1:play "pills_cents"  t:resolve()
    check(t:stack() == "roll 2")  check(t.P1.coins == 0)
    check(t:can("P2", "spoon_bender"))  check(t:can("P3", "the_d6"))
    t.P2:activate "spoon_bender"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 7) end,
}

scenario "an ability on a die being rolled resolves before the die does" {
  cites = { "9.2.2" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "pills_cents" } }, { name = "P2", items = { "croupier" } } },
  dice = { 1 },
  play = function(t)
    t.P1:play "pills_cents"  t:resolve()
    check(t.P2.coins == 0)
    t:resolve()
    check(t.P2.coins == 1)  check(t:stack() == "roll 1")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4)  check(t.P2.coins == 1) end,
}

scenario "turning a die is not a roll for abilities that trigger on rolls" {
  cites = { "9.2.2", "9.7" },
  set = "../sets/probe",
  players = {
    { name = "P1", hand = { "pills_cents", "turn_over" }, loot_plays = 2 }, { name = "P2", items = { "croupier" } },
  },
  dice = { 4 },
  play = function(t)
    t.P1:play "pills_cents"  t:resolve()  t:resolve()
    check(t.P2.coins == 1)
    t.P1:play "turn_over"  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 1)  check(t.P1.coins == 7) end,
}

scenario "F86 a flipped die shows 7 minus what it showed: 2 turns to 5" {
  cites = { "9.7" },
  set = "../sets/probe",
  players = { { name = "P1", coins = 9, hand = { "pills_cents", "turn_over" }, loot_plays = 2 }, { name = "P2" } },
  dice = { 2 },
  play = function(t)
    t.P1:play "pills_cents"  t:resolve()
    t.P1:play "turn_over"  t:resolve()
    check(t:stack() == "roll 5")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5) end,
}

scenario "a flip uses the number of the die as it resolves: 2, +1 in response, turns to 4" {
  cites = { "9.7", "9.6" },
  set = "../sets/probe",
  players = {
    { name = "P1", hand = { "pills_cents", "turn_over" }, loot_plays = 2 }, { name = "P2", items = { "spoon_bender" } },
  },
  dice = { 2 },
  play = function(t)
    t.P1:play "pills_cents"  t:resolve()
    t.P1:play "turn_over"
    t.P2:activate "spoon_bender"  t:resolve()
    check(t:stack() == "roll 3, Turn Over")
    t:resolve()
    check(t:stack() == "roll 4")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 7) end,
}

scenario "a 1 under a continuous -1 stays a 1, and counts as one" {
  cites = { "9.1", "9.2.5" },
  set = "../sets/probe",
  players = {
    { name = "P1", items = { "lead_dice" }, hand = { "pills_cents" } },
    { name = "P2", items = { "the_relic" } },
  },
  dice = { 1 },
  play = function(t) t.P1:play "pills_cents"  t:settle() end,
  expect = function(t) check(t.P1.coins == 4)  check(t.P2.loot == 1) end,
}

scenario "a card adds 1 to a 6, which stays 6; then a continuous -1 makes it 5" {
  cites = { "9.1" },
  set = "../sets/probe",
  players = {
    { name = "P1", items = { "lead_dice", "spoon_bender" }, hand = { "tarot_wheel_of_fortune" } }, { name = "P2" },
  },
  dice = { 6 },
  play = function(t)
    t.P1:play "tarot_wheel_of_fortune"  t:resolve()
    t.P1:activate "spoon_bender"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5) end,
}

scenario "a die changed as it tries to resolve tries again, and a `would` ability on the new number can apply" {
  cites = { "9.2.4", "6.6.5" },
  set = "../sets/probe",
  players = {
    { name = "P1", coins = 9, items = { "dads_lost_coin" }, hand = { "pills_cents" } },
    { name = "P2", items = { "nudge", "spoon_bender" } },
  },
  dice = { 1, 2 },
  play = function(t)
    t.P1:play "pills_cents"  t:settle()
    t.P1:choose "yes"
    check(t:stack() == "roll 2")  check(t:can("P2", "spoon_bender"))
    t:pass_all()
    t:resolve()
    check(t:stack() == "roll 6")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5) end,
}

scenario "two dice are rolled together, and each is its own roll on the stack" {
  cites = { "9.2.1" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "two_dice" } }, { name = "P2" } },
  dice = { 2, 3 },
  play = function(t)
    t.P1:activate "two_dice"  t:resolve()
    check(t.question == "arrange")
    t.P1:choose "3"
    check(t:stack() == "roll 3, roll 2")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5) end,
}

scenario "Q34 continuous +1 and -1 on a 6: the roller picks the order, and each change is limited to 1-6" {
  cites = { "9.1", "9.2.5" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "meat", "lead_dice" } }, { name = "P2" } },
  monsters = { { "little_horn", hp = 1 } },  -- evasion 6
  dice = { 6 },
  play = function(t)
    t.P1:attack "little_horn"  t:settle()
    check(t.asked == "P1")  check(t.question == "modifier")  check(#t.options == 2)
    t.P1:choose "lead_dice"  t:settle()
  end,
  expect = function(t) check(t:discarded "little_horn" or t.P1:has_soul "little_horn")  check(t:events "hit" == 1) end,
}

scenario "Q59 a `would roll` ability may be used again after the die was rerolled" {
  cites = { "9.2.4", "9.5", "Q59" },
  players = { { name = "P1", coins = 3, items = { "dads_lost_coin", "portable_slot_machine" } }, { name = "P2" } },
  dice = { 1, 1, 4 },
  play = function(t)
    t.P1:activate "portable_slot_machine"  t:settle()
    t.P1:choose "yes"  t:settle()
    t.P1:choose "yes"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4)  check(t.P1.loot == 0) end,
}

scenario "Q59 a declined `would roll` ability is not offered again for the same result" {
  cites = { "9.2.4", "Q59" },
  players = { { name = "P1", coins = 3, items = { "dads_lost_coin", "portable_slot_machine" } }, { name = "P2" } },
  dice = { 1 },
  play = function(t)
    t.P1:activate "portable_slot_machine"  t:settle()
    t.P1:choose "no"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t.P1.loot == 1) end,
}

-- ---- The next die (Q90)
scenario "Q90 the next die is the next one rolled, whichever resolves first" {
  cites = { "9.2.2", "Q90" },
  set = "../sets/probe",
  players = {
    { name = "P1", items = { "foresight" } }, { name = "P2", coins = 3, items = { "portable_slot_machine" } },
  },
  monsters = { "fatty" },
  dice = { 6, 2 },
  play = function(t)
    t.P1:activate "foresight"  t:settle()
    t.P1:attack "fatty"
    t.P2:activate "portable_slot_machine"  t:resolve()  t:resolve()
    check(t.P1.coins == 0)
    t:may_end_anywhere()
  end,
}

scenario "Q90 the next die counts by its result as it resolves" {
  cites = { "9.2.5", "Q90" },
  set = "../sets/probe",
  players = {
    { name = "P1", items = { "foresight", "lead_dice", "portable_slot_machine" }, coins = 3 }, { name = "P2" },
  },
  dice = { 3 },
  play = function(t)
    t.P1:activate "foresight"  t:settle()
    t.P1:activate "portable_slot_machine"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5) end,
}

scenario "Q90 cancelling the next die uses up the effect" {
  cites = { "9.8", "Q90" },
  set = "../sets/probe",
  players = {
    { name = "P1", coins = 6, items = { "foresight", "portable_slot_machine" }, hand = { "stop_roll" } },
    { name = "P2" },
  },
  dice = { 5, 2 },
  play = function(t)
    t.P1:activate "foresight"  t:settle()
    t.P1:activate "portable_slot_machine"  t:resolve()
    t.P1:play "stop_roll"  t:settle()
    t.P1:activate "portable_slot_machine"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t.P1.loot == 1) end,
}
