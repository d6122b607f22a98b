-- Rulebook section 20.9: copies.
scenario "F126 a copy takes neither counters nor charge" {
  cites = { "20.9.1", "20.1.3" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "mimic" } }, { name = "P2", items = { { "the_bone", counters = 5 } } } },
  play = function(t) t.P1:activate("mimic", "the_bone")  t:settle() end,
  expect = function(t)
    check(t:counters "the_bone#1" + t:counters "the_bone#2" == 5)
    check(not t:can("P1", "the_bone"))  check(t:can("P2", "the_bone"))
  end,
}

scenario "a copy that leaves play is its original card again, in the discard of its own type" {
  cites = { "20.9.1", "19.2", "19.4.2" },
  set = "../sets/probe",
  players = {
    { name = "P1", items = { "modeling_clay" }, hand = { "wreck" } }, { name = "P2", items = { "swallowed_penny" } },
  },
  play = function(t)
    t.P1:activate("modeling_clay", "swallowed_penny")  t:settle()
    check(not t:in_play "modeling_clay#2")
    t.P1:play("wreck", "modeling_clay")  t:settle()
  end,
  expect = function(t)
    check(t:discard "treasure" == "modeling_clay")  check(not t:discarded "swallowed_penny")  check(#t.P1.items == 0)
  end,
}

scenario "a permanent copy outlasts an earlier copy till end of turn" {
  cites = { "20.9.1", "6.7.1" },
  set = "../sets/probe",
  players = {
    { name = "P1", items = { "sack_of_pennies" }, hand = { "disguise", "costume" }, loot_plays = 2 },
    { name = "P2", items = { "meat", "dinner" } },
  },
  play = function(t)
    t.P1:play("disguise", "sack_of_pennies", "meat")  t:settle()
    check(t.P1:has "meat")
    t.P1:play("costume", "meat#1", "dinner")  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1:has "dinner")  check(t.P1.max_hp == 3) end,
}

scenario "after two copies till end of turn a card is again what it was before the first" {
  cites = { "20.9.1", "6.7.1" },
  set = "../sets/probe",
  players = {
    { name = "P1", items = { "sack_of_pennies" }, hand = { "disguise", "disguise" }, loot_plays = 2 },
    { name = "P2", items = { "meat", "dinner" } },
  },
  play = function(t)
    t.P1:play("disguise", "sack_of_pennies", "meat")  t:settle()
    t.P1:play("disguise", "meat#1", "dinner")  t:settle()
    check(t.P1.max_hp == 3)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1:has "sack_of_pennies")  check(t.P1.max_hp == 2) end,
}

scenario "a copy that changes hands stays a copy" {
  cites = { "20.9.1", "19.7.1" },
  set = "../sets/probe",
  players = {
    { name = "P1", items = { "modeling_clay" }, hand = { "a_penny" } },
    { name = "P2", items = { "dinner" }, hand = { "thief" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:activate("modeling_clay", "dinner")  t:settle()
    check(t.P1.max_hp == 3)
    t.P2:play("thief", "dinner#2")  t:settle()
  end,
  expect = function(t) check(t.P1.max_hp == 2)  check(t.P2.max_hp == 4) end,
}

scenario "a copy of a copy copies the copied card" {
  cites = { "20.9.1" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "mimic", "modeling_clay" } }, { name = "P2", items = { "dinner" } } },
  play = function(t)
    t.P1:activate("mimic", "dinner")  t:settle()
    t.P1:activate("modeling_clay", "dinner#1")  t:settle()
  end,
  expect = function(t) check(t.P1.max_hp == 4) end,
}

scenario "an item that becomes a copy is the same object: effects that target it still do" {
  cites = { "20.9.1", "7.5" },
  players = {
    { name = "P1", items = { "modeling_clay" }, hand = { "lil_battery" } },
    { name = "P2", items = { "sack_of_pennies" } },
  },
  play = function(t)
    t.P1:play("lil_battery", "modeling_clay")
    t.P1:activate("modeling_clay", "sack_of_pennies")
    t:settle()
    t.P1:activate "sack_of_pennies"  t:settle()
  end,
  expect = function(t) check(t:events "fizzled" == 0)  check(t.P1.coins == 1) end,
}

scenario "Q70 a loot is copied even if it was cancelled meanwhile" {
  cites = { "20.9.2" },
  players = {
    { name = "P1", items = { "blank_card" }, hand = { "a_dime" } },
    { name = "P2", hand = { "butter_bean" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:activate "blank_card"  t:settle()
    t.P1:play "a_dime"
    t.P2:play("butter_bean", "a_dime")
    t:resolve()
    check(t:discarded "a_dime")  check(t.P1.coins == 0)
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 10) end,
}

scenario "cancelling the copy of a loot leaves the original, and no card" {
  cites = { "20.9.2", "5.2.7" },
  players = {
    { name = "P1", items = { "blank_card" }, hand = { "a_dime" } },
    { name = "P2", hand = { "butter_bean" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:activate "blank_card"  t:settle()
    t.P1:play "a_dime"
    t:resolve()
    t.P2:play("butter_bean", "a_dime#1")
    t:resolve()
    check(t.P1.coins == 0)  check(t:discard_size "loot" == 1)  check(t:stack() == "A Dime!!")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 10)  check(t:discard_size "loot" == 2) end,
}

scenario "the copy of a choose-one loot makes its own choice" {
  cites = { "20.9.2", "7.2" },
  players = {
    { name = "P1", items = { "blank_card", "breakfast", "dinner" }, hand = { "tarot_temperance" } },
    { name = "P2" },
  },
  play = function(t)
    t.P1:activate "blank_card"  t:settle()
    t.P1:play("tarot_temperance", "take 1 damage")
    t:settle()
    t.P1:choose "take 2 damage"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 12)  check(t.P1.hp == 1) end,
}

scenario "F129 a copy can't be put into a deck: effects that depend on it do not happen" {
  cites = { "20.9.2", "7.10" },
  players = { { name = "P1", items = { "blank_card" }, hand = { "tarot_the_sun" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate "blank_card"  t:settle()
    t.P1:play "tarot_the_sun"  t:settle()
    check(t:bottom "loot" == "tarot_the_sun")  check(t:discard_size "loot" == 0)
    t.P1:end_turn()  t:settle()
    check(t.active == "P1")
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P2") end,
}

scenario "a copied ability costs nothing" {
  cites = { "20.9.4" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "placebo" } }, { name = "P2", items = { "meter" } } },
  play = function(t)
    check(not t:can("P2", "meter"))
    t.P1:activate("placebo", "meter")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5)  check(t:charged "meter") end,
}

scenario "a loot that copies an ability which destroys its item fizzles" {
  cites = { "20.9.4" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "echo" }, items = { "money_box" } }, { name = "P2" } },
  play = function(t) t.P1:play("echo", "money_box")  t:settle() end,
  expect = function(t) check(t.P1.coins == 0)  check(t.P1:has "money_box")  check(t:events "fizzled" == 1) end,
}

scenario "a copy of a loot card is played with a loot play, and exists only on the stack" {
  cites = { "20.9.3" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "imprint" }, loot_plays = 2 }, { name = "P2" } },
  discard = { loot = { "a_dime" } },
  play = function(t) t.P1:play "imprint"  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 11)  check(t.P1.loot_plays == 0)  check(t:events "loot_played" == 2)
    check(t:discard "loot" == "imprint")  check(t:discard("loot", 2) == "a_dime")
  end,
}

scenario "a copy of a loot card that can't be played ceases to exist" {
  cites = { "20.9.3" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "imprint" }, loot_plays = 1 }, { name = "P2" } },
  discard = { loot = { "a_dime" } },
  play = function(t) t.P1:play "imprint"  t:settle() end,
  expect = function(t) check(t.P1.coins == 0)  check(t:events "loot_copied" == 0) end,
}

scenario "a copy till your next turn ends as that turn would start" {
  cites = { "20.9.1", "4.6.3" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "chameleon" } }, { name = "P2", items = { "breakfast" } } },
  play = function(t)
    t:may_end_anywhere()
    t.P1:activate("chameleon", "breakfast")  t:settle()
    check(t.P1.max_hp == 3)
    t.P1:end_turn()  t:settle()
    check(t.P1.max_hp == 3)
    t.P2:end_turn()  t:settle()
    check(t.P1.max_hp == 2)
  end,
}

-- ---- 20.9.3: copies of loot cards that may be played later
scenario "a copy of a loot card that is kept may be played later in the turn, once, with a loot play" {
  cites = { "20.9.3", "8.2" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "keepsake" }, loot_plays = 3 }, { name = "P2" } },
  discard = { loot = { "a_dime" } },
  play = function(t)
    t.P1:play("keepsake", "P1")  t:settle()
    check(t.P1.coins == 0)  check(t.P1.loot == 0)  check(t.P1.loot_plays == 2)  check(t:events "loot_copied" == 1)
    t.P1:play "a copy of A Dime!!"
    check(t:stack() == "A Dime!! (copy)")  check(t.P1.loot_plays == 1)
    t:settle()
    check(not t:can("P1", "play"))
  end,
  expect = function(t)
    check(t.P1.coins == 10)  check(t:events "loot_played" == 2)  check(t:events "loot_copied" == 1)
    check(t:discard "loot" == "keepsake")  check(t:discard("loot", 2) == "a_dime")
  end,
}

scenario "without a loot play, a copy of a loot card can't be played" {
  cites = { "20.9.3", "8.2" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "keepsake" }, loot_plays = 1 }, { name = "P2" } },
  discard = { loot = { "a_dime" } },
  play = function(t)
    t.P1:play("keepsake", "P1")  t:settle()
    check(not t:can("P1", "play"))
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t:events "loot_copied" == 1) end,
}

scenario "a copy of a loot card that is kept till the end of the turn is gone after it" {
  cites = { "20.9.3", "6.7.7" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "keepsake" }, loot_plays = 2 }, { name = "P2", loot_plays = 1 } },
  discard = { loot = { "a_dime" } },
  play = function(t)
    t.P1:play("keepsake", "P2")  t:settle()
    t.P1:pass()
    check(t.asked == "P2")  check(t:can("P2", "play a copy of A Dime!!"))
    t.P2:pass()
    t.P1:end_turn()  t:settle()
    check(t.active == "P2")
  end,
  expect = function(t) check(not t:can("P2", "play a copy"))  check(t.P2.coins == 0) end,
}

scenario "another player plays their copy in response, for themself" {
  cites = { "20.9.3", "5.1.7" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "keepsake", "a_penny" }, loot_plays = 2 }, { name = "P2", loot_plays = 1 } },
  discard = { loot = { "a_dime" } },
  play = function(t)
    t.P1:play("keepsake", "P2")  t:settle()
    t.P1:play "a_penny"
    t.P2:play "a copy of A Dime!!"
    check(t:stack() == "A Penny!, A Dime!! (copy)")
    t:settle()
  end,
  expect = function(t) check(t.P2.coins == 10)  check(t.P1.coins == 1)  check(t.P2.loot_plays == 0) end,
}

scenario "a copy that is kept for a round is there in the turns of the others, and not in the next turn" {
  cites = { "20.9.3", "4.6.2" },
  set = "../sets/trials",
  players = { { name = "P1", character = "isaac", hand = { "heirloom" }, loot_plays = 1 }, { name = "P2" } },
  discard = { loot = { "a_dime" } },
  play = function(t)
    t:may_end_anywhere()
    t.P1:play "heirloom"  t:settle()
    t.P1:end_turn()  t:settle()
    t.P1:activate "isaac"  t:settle()
    t.P2:pass()
    check(t.asked == "P1")  check(t:can("P1", "play a copy of A Dime!!"))
    t.P1:pass()
    t.P2:end_turn()  t:settle()
    check(t.active == "P1")
  end,
  expect = function(t) check(not t:can("P1", "play a copy")) end,
}

scenario "a copy that is kept stays what it is, wherever the card goes" {
  cites = { "20.9.3", "7.7" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "keepsake", "recall" }, loot_plays = 4 }, { name = "P2" } },
  discard = { loot = { "a_dime" } },
  play = function(t)
    t.P1:play("keepsake", "P1")  t:settle()
    t.P1:play "recall"  t:settle()
    t.P1:play "a_dime#1"  t:settle()
    check(t.P1.coins == 10)  check(t:discard "loot" == "a_dime")
    t.P1:play "a copy of A Dime!!"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 20) end,
}
