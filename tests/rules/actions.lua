-- Rulebook section 20: actions and mechanics; triggers during a resolution.
scenario "activating pays the cost and puts the ability on the stack" {
  cites = { "20.2.2", "6.2.2", "6.3.2" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "sack_of_pennies" } }, { name = "P2", items = { "watcher" } } },
  play = function(t)
    t.P1:activate "sack_of_pennies"
    check(not t:charged "sack_of_pennies")  check(t.P1.coins == 0)
    check(t:stack() == "Sack of Pennies: Gain 1¢., Watcher: When an item is activated, gain 1¢.")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P2.coins == 1) end,
}

scenario "deactivating an item does not activate it" {
  cites = { "20.2.1", "20.2.2" },
  set = "../sets/probe",
  players = {
    { name = "P1", items = { "sack_of_pennies" }, hand = { "drain" } },
    { name = "P2", items = { "watcher" } },
  },
  play = function(t) t.P1:play("drain", "sack_of_pennies")  t:settle() end,
  expect = function(t) check(not t:charged "sack_of_pennies")  check(t.P1.coins == 0)  check(t.P2.coins == 0) end,
}

scenario "the giver chooses the loot card to give, and it is not looted" {
  cites = { "20.3.2", "20.3.5" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "gift", "a_dime", "a_penny" } }, { name = "P2" }, { name = "P3" } },
  play = function(t)
    t.P1:play("gift", "P3")  t:settle()
    check(t.asked == "P1")
    t.P1:choose "a_penny"  t:settle()
  end,
  expect = function(t)
    check(t.P3:holds "a_penny")  check(t.P1:holds "a_dime")  check(t.P3.loot == 1)  check(t:events "loot_drawn" == 0)
  end,
}

scenario "F168 swapped items are not gained by either player" {
  cites = { "20.3.4", "20.3.5" },
  set = "../sets/probe",
  players = {
    { name = "P1", hand = { "exchange" }, items = { "meat", "collector" } },
    { name = "P2", items = { "synthoil", "collector" } },
  },
  play = function(t) t.P1:play("exchange", "meat", "synthoil")  t:settle() end,
  expect = function(t)
    check(t.P1:has "synthoil")  check(t.P2:has "meat")  check(t.P1.coins == 0)  check(t.P2.coins == 0)
    check(t:events "item_gained" == 0)  check(t:events "item_given" == 2)
  end,
}

scenario "doubling your ¢ is gaining as many as you have, so effects on gains apply" {
  cites = { "20.5.4", "6.7.3" },
  set = "../sets/probe",
  players = {
    { name = "P1", coins = 5, hand = { "double_up" }, items = { "counterfeit_penny", "toll" } },
    { name = "P2" },
  },
  play = function(t) t.P1:play "double_up"  t:settle() end,
  expect = function(t) check(t.P1.coins == 11)  check(t.P1.loot == 1) end,
}

scenario "doubling 0¢ gains nothing" {
  cites = { "20.5.4" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "double_up" }, items = { "counterfeit_penny", "toll" } }, { name = "P2" } },
  play = function(t) t.P1:play "double_up"  t:settle() end,
  expect = function(t) check(t.P1.coins == 0)  check(t.P1.loot == 0) end,
}

scenario "a card put into discard from a deck is not discarded by a player" {
  cites = { "20.7.1", "8.7" },
  phase = "start",
  players = { { name = "P1", items = { "the_curse" } }, { name = "P2" } },
  deck = { loot = { "a_dime" } },
  play = function(t)
    t.P1:choose "loot deck"  t:settle()
  end,
  expect = function(t) check(t:discarded "a_dime")  check(t:events "loot_discarded" == 0) end,
}

scenario "triggers during one resolution go on the stack as one batch, with the active player's at the bottom" {
  cites = { "6.6.2", "6.6.3", "5.2.5" },
  set = "../sets/probe",
  players = {
    { name = "P1", hand = { "windfall" }, items = { "toll" } },
    { name = "P2", items = { "toll" } },
  },
  play = function(t)
    t.P1:play("windfall", "P2")
    t:resolve()
    check(t.P1.coins == 1)  check(t.P2.coins == 1)  check(t.P1.loot == 0)  check(t.P2.loot == 0)
    t:resolve()
    check(t.P2.loot == 1)  check(t.P1.loot == 0)  -- P2's triggered first, but still resolves first
    t:settle()
  end,
  expect = function(t) check(t.P1.loot == 1) end,
}

scenario "an ability triggered by a resolving trigger goes above the rest of its batch" {
  cites = { "6.6.2", "5.2.1" },
  set = "../sets/probe",
  players = {
    { name = "P1", hand = { "bomb" } },
    { name = "P2", items = { "swallowed_penny", "swallowed_penny", "toll" } },
  },
  play = function(t)
    t.P1:play("bomb", "P2")
    t:resolve()  t:resolve()
    t:resolve()
    check(t.P2.coins == 1)  check(t.P2.loot == 0)
    t:resolve()
    check(t.P2.coins == 1)  check(t.P2.loot == 1)
    t:resolve()
    check(t.P2.coins == 2)
    t:settle()
  end,
  expect = function(t) check(t.P2.loot == 2) end,
}

scenario "a trigger on paying a cost goes above the ability that was paid for" {
  cites = { "6.6.2", "20.2.2", "5.2.1" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "sack_of_pennies", "watcher", "toll" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate "sack_of_pennies"
    t:resolve()
    check(t.P1.coins == 1)
    check(t:stack() == "Sack of Pennies: Gain 1¢., Toll: When you gain ¢, loot 1.")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2)  check(t.P1.loot == 2) end,
}

scenario "F136 damage to each player resolves in turn order from the player who deals it" {
  cites = { "20.12.4", "20.12.1" },
  set = "../sets/probe",
  players = { { name = "P1" }, { name = "P2", hand = { "tremor" }, loot_plays = 1 }, { name = "P3" } },
  play = function(t)
    t.P2:play "tremor"
    t:resolve()
    check(t:stack() == "1 damage to P1, 1 damage to P3, 1 damage to P2")
    t:resolve()
    check(t.P2.hp == 1)  check(t.P3.hp == 2)  check(t.P1.hp == 2)
    t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P3.hp == 1) end,
}

scenario "Q24 paying HP is not damage; paying down to 0 causes the death before the ability resolves" {
  cites = { "20.5.3", "13.1.1", "6.2.2" },
  set = "../sets/probe",
  players = {
    { name = "P1" },
    { name = "P2", hp = 1, coins = 1, items = { "blood_bank", "swallowed_penny" } },
  },
  play = function(t)
    t.P2:activate "blood_bank"
    check(t.P2.hp == 0)  check(t.P2.coins == 1)
    check(t:stack() == "Blood Bank: Lose 1 HP: gain 3¢., death of P2")
    t:settle()
    t.P2:choose "swallowed_penny"  t:settle()
  end,
  expect = function(t)
    check(t.P2.coins == 3)  check(not t.P2.alive)  check(t:events "damage_taken" == 0)
    check(not t:can("P2", "blood_bank"))
  end,
}

scenario "a rerolled shop item is replaced before the rest of the effect continues" {
  cites = { "20.8.1" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "reshelve" } }, { name = "P2" } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "meat", "synthoil" } },
  play = function(t) t.P1:play("reshelve", "dinner")  t:settle() end,
  expect = function(t) check(t:slot(2, "shop") == "meat")  check(t.P1:has "synthoil") end,
}

scenario "a reroll destroys its item: abilities on destroyed items trigger" {
  cites = { "20.8.1" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "the_d20" } }, { name = "P2", items = { "mourner" } } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "meat" } },
  play = function(t) t.P1:activate("the_d20", "dinner")  t:settle() end,
  expect = function(t) check(t.P2.coins == 1) end,
}

scenario "the controller picks the order in which each monster is dealt damage" {
  cites = { "20.12.3", "20.12.4" },
  set = "../sets/probe",
  players = { { name = "P1" }, { name = "P2", hand = { "census" }, loot_plays = 1 } },
  monsters = { "fatty", "gurdy" },
  play = function(t)
    t.P2:play "census"
    t:resolve()
    check(t.asked == "P2")  check(t.question ~= "priority")
    t.P2:choose "gurdy"  t:settle()
  end,
}

scenario "F140 an effect on each item goes through the players in turn order from its controller, then the shop" {
  cites = { "20.12.2", "20.8.1" },
  set = "../sets/probe",
  players = {
    { name = "P1", items = { "breakfast" } },
    { name = "P2", items = { "dinner" }, hand = { "reroll_all" }, loot_plays = 1 },
    { name = "P3", items = { "eye_of_greed" } },
  },
  shop = { "meat", "synthoil" },
  deck = { treasure = { "box", "compost", "the_relic", "mr_boom", "fanny_pack" } },
  play = function(t) t.P2:play "reroll_all"  t:settle()  t.P2:choose "synthoil"  t:settle() end,
  expect = function(t)
    check(t.P2:has "box")  check(t.P3:has "compost")  check(t.P1:has "the_relic")
    check(t:slot(2, "shop") == "mr_boom")  check(t:slot(1, "shop") == "fanny_pack")
  end,
}

scenario "a copy of an eternal item is eternal" {
  cites = { "20.9.1", "6.8.1" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "mimic" }, hand = { "wreck" } }, { name = "P2", items = { "yum_heart" } } },
  play = function(t)
    t.P1:activate("mimic", "yum_heart")  t:settle()
    t.P1:play("wreck", "yum_heart#1")  t:settle()
  end,
  expect = function(t) check(#t.P1.items == 1)  check(not t:discarded "mimic") end,
}

scenario "a swap is one event: an unchanged maximum HP does not remove damage" {
  cites = { "20.3.4", "10.1.6" },
  set = "../sets/probe",
  players = {
    { name = "P1", hp = 1, hand = { "exchange" }, items = { "breakfast" } },
    { name = "P2", hp = 1, items = { "dinner" } },
  },
  play = function(t)
    check(t.P1.hp == 1)  check(t.P1.max_hp == 3)
    t.P1:play("exchange", "breakfast", "dinner")  t:settle()
  end,
  expect = function(t) check(t.P1.max_hp == 3)  check(t.P1.hp == 1)  check(t.P2.hp == 1) end,
}

scenario "killing an item without HP puts it into discard" {
  cites = { "20.6.1" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "slay_item" } }, { name = "P2", items = { "dinner" } } },
  play = function(t) t.P1:play("slay_item", "dinner")  t:settle() end,
  expect = function(t) check(t:discarded "dinner") end,
}

scenario "each player acts in turn order from the ability's controller, even in another player's turn" {
  cites = { "20.12.1", "Q46" },
  set = "../sets/probe",
  players = {
    { name = "P1", hand = { "bomb", "a_penny" } },
    { name = "P2", hand = { "litter", "bomb", "a_penny" }, loot_plays = 1 },
    { name = "P3", hand = { "bomb", "a_penny" } },
  },
  play = function(t)
    t.P1:pass()
    t.P2:play "litter"  t:resolve()
    t.P2:choose "bomb"  t.P3:choose "a_penny"  t.P1:choose "bomb"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 1)  check(t.P2.loot == 1)  check(t.P3.loot == 1) end,
}
