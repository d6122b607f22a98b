-- Section 3.7: decks that sets declare.
scenario "a card of a deck of loot is drawn into a hand and played like loot, and goes to its own discard" {
  cites = { "3.7.1", "3.7.4" },
  set = "../sets/courts",
  players = { { name = "P1", hand = { "summons" }, loot_plays = 2 }, { name = "P2" } },
  deck = { noble = { "duchess" } },
  play = function(t)
    t.P1:play "summons"  t:settle()
    check(t.P1:holds "duchess")  check(t.P1.loot == 1)
    t.P1:play "duchess"  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 2)  check(t:discard "noble" == "duchess")  check(t:discard_size "loot" == 1)
  end,
}

scenario "`loot 1` uses only the loot deck" {
  cites = { "3.7.3", "20.5.1" },
  set = "../sets/courts",
  players = { { name = "P1", hand = { "courtier" } }, { name = "P2" } },
  deck = { noble = { "duchess" }, loot = { "a_penny" } },
  play = function(t) t.P1:play "courtier"  t:settle() end,
  expect = function(t) check(t.P1:holds "a_penny")  check(not t.P1:holds "duchess") end,
}

scenario "cards of both decks count and are discarded together, each to its own discard" {
  cites = { "3.7.3", "3.7.4", "8.7" },
  set = "../sets/courts",
  players = {
    { name = "P1", hand = { "decree", "duchess", "a_penny", "courtier" }, items = { "herald" } },
    { name = "P2", hand = { "courtier" } },
  },
  play = function(t)
    t.P1:activate "herald"  t:settle()
    check(t.P1.coins == 4)
    t.P1:play "decree"  t:settle()
    t.P1:choose "duchess"  t:settle()
    t.P1:choose "a_penny"  t:settle()
  end,
  expect = function(t)
    check(t.P1:holds "courtier")  check(t.P1.loot == 1)  check(t.P2.loot == 0)
    check(t:discard_size "noble" == 2)  check(t:discard_size "loot" == 2)
  end,
}

scenario "a drawn card may come from a deck of a set instead" {
  cites = { "3.7.3", "6.7.3" },
  set = "../sets/courts",
  players = { { name = "P1", hand = { "courtier" }, items = { "throne" } }, { name = "P2" } },
  deck = { noble = { "duchess" }, loot = { "a_penny" } },
  play = function(t) t.P1:play "courtier"  t:settle() end,
  expect = function(t) check(t.P1:holds "duchess")  check(not t.P1:holds "a_penny") end,
}

scenario "a search finds a card of a deck of a set" {
  cites = { "3.7.4", "20.4.2" },
  set = "../sets/courts",
  players = { { name = "P1", hand = { "audience" } }, { name = "P2" } },
  deck = { noble = { only = true, "courtier", "duchess", "signet" } },
  play = function(t) t.P1:play "audience"  t:settle() end,
  expect = function(t) check(t.P1:holds "duchess")  check(t:deck_size "noble" == 2) end,
}

scenario "a deck of a set is looked at and reordered" {
  cites = { "3.7.4", "20.4.1" },
  set = "../sets/courts",
  players = { { name = "P1", items = { "spyglass" } }, { name = "P2" } },
  deck = { noble = { "duchess", "signet" } },
  play = function(t)
    t.P1:activate "spyglass"  t:settle()
    t.P1:choose "duchess"  t:settle()
  end,
  expect = function(t) check(t:top "noble" == "signet") end,
}

scenario "an ability that lets a player play the top card of a deck may name a deck of a set" {
  cites = { "3.7.4" },
  set = "../sets/courts",
  players = { { name = "P1", hand = { "open_court" }, loot_plays = 2 }, { name = "P2" } },
  deck = { noble = { "duchess" } },
  play = function(t)
    t.P1:play "open_court"  t:settle()
    t.P1:play "duchess"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2)  check(t:discard "noble" == "duchess") end,
}

scenario "a trinket of a deck of a set becomes an item, and its discard is that of its deck" {
  cites = { "3.7.1", "6.8.2", "19.4.2" },
  set = "../sets/courts",
  players = { { name = "P1", hand = { "signet" } }, { name = "P2" } },
  play = function(t) t.P1:play "signet"  t:settle() end,
  expect = function(t) check(t.P1:has "signet")  check(t:attack_of "P1" == 2) end,
}

scenario "an ambush of a deck of a set becomes a monster" {
  cites = { "3.7.1", "6.8.3", "19.4.2" },
  set = "../sets/courts",
  players = { { name = "P1", hand = { "pretender" } }, { name = "P2" } },
  monsters = { "fly", "pooter" },
  dice = { 2 },
  play = function(t)
    t.P1:play "pretender"  t:settle()
    t.P1:choose "fly"  t:settle()
    t.P1:attack "pretender"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3)  check(t:discard "noble" == "pretender") end,
}

scenario "a card of a deck of treasure is gained as an item and activated" {
  cites = { "3.7.1", "3.7.4" },
  set = "../sets/courts",
  players = { { name = "P1", items = { "kennel_key" } }, { name = "P2" } },
  deck = { pet = { "mole" } },
  play = function(t)
    t.P1:activate "kennel_key"  t:settle()
    check(t.P1:has "mole")
    t.P1:activate "mole"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1) end,
}

scenario "a card of a deck of monsters is attacked in a monster slot" {
  cites = { "3.7.1", "11.3.3", "19.4.2" },
  set = "../sets/courts",
  players = { { name = "P1", items = { "war_horn" } }, { name = "P2" } },
  deck = { giant = { "boulder" } },
  dice = { 3, 4 },
  play = function(t)
    t.P1:activate "war_horn"  t:settle()
    t.P1:attack "boulder"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5)  check(t:discard "giant" == "boulder") end,
}

scenario "an event of a deck of monsters is carried out as it enters play" {
  cites = { "3.7.1", "3.3.5" },
  set = "../sets/courts",
  players = { { name = "P1", items = { "war_horn" } }, { name = "P2" } },
  deck = { giant = { "avalanche" } },
  play = function(t) t.P1:activate "war_horn"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P2.hp == 1)  check(t:discard "giant" == "avalanche")
  end,
}

scenario "an empty deck of a set is rebuilt from its own discard" {
  cites = { "3.7.4", "19.3.4" },
  set = "../sets/courts",
  players = { { name = "P1", hand = { "summons" } }, { name = "P2" } },
  deck = { noble = { only = true, "signet" } },
  discard = { noble = { "duchess" } },
  play = function(t)
    t.P1:play "summons"  t:settle()
    check(t.P1:holds "signet")
  end,
  expect = function(t) check(t:deck_size "noble" == 1)  check(t:discard_size "noble" == 0) end,
}

scenario "two sets that declare the same deck share it" {
  cites = { "3.7.2" },
  set = "../sets/suitors",
  players = { { name = "P1", hand = { "summons", "summons" }, loot_plays = 2 }, { name = "P2" } },
  deck = { noble = { "suitor", "duchess" } },
  play = function(t)
    t.P1:play "summons#1"  t:settle()
    t.P1:play "summons"  t:settle()
  end,
  expect = function(t) check(t.P1:holds "suitor")  check(t.P1:holds "duchess") end,
}

-- ---- Rule 3.7.5: looting and treasure from such a deck
scenario "`loot 2` from the deck of a set draws only from that deck" {
  cites = { "3.7.5", "20.5.1" },
  set = "../sets/courts",
  players = { { name = "P1", hand = { "levy" } }, { name = "P2" } },
  deck = { noble = { "duchess", "courtier" }, loot = { "a_penny" } },
  play = function(t) t.P1:play "levy"  t:settle() end,
  expect = function(t)
    check(t.P1:holds "duchess")  check(t.P1:holds "courtier")  check(t.P1.loot == 2)
    check(t:events "loot_drawn" == 2)
  end,
}

scenario "an ability that changes how much is looted applies, and the further card is of the same deck" {
  cites = { "3.7.5", "6.7.3" },
  set = "../sets/courts",
  players = { { name = "P1", hand = { "levy" }, items = { "wide_sleeve" } }, { name = "P2" } },
  deck = { noble = { "duchess", "courtier", "courtier" }, loot = { "a_penny" } },
  play = function(t) t.P1:play "levy"  t:settle() end,
  expect = function(t) check(t.P1.loot == 3)  check(not t.P1:holds "a_penny") end,
}

scenario "an ability that changes the pile of a drawn card applies to each card" {
  cites = { "3.7.5", "6.7.3" },
  set = "../sets/courts",
  players = { { name = "P1", hand = { "levy" }, items = { "page_boy" } }, { name = "P2" } },
  deck = { noble = { "duchess", "courtier" } }, discard = { noble = { "signet", "courtier" } },
  play = function(t) t.P1:play "levy"  t:settle() end,
  expect = function(t) check(t.P1:holds "signet")  check(t.P1.loot == 2)  check(not t.P1:holds "duchess") end,
}

scenario "each player gains treasure from the deck of a set, one after the other" {
  cites = { "3.7.5", "20.12.1" },
  set = "../sets/courts",
  players = { { name = "P1", hand = { "pet_fair" } }, { name = "P2" } },
  deck = { pet = { "finch", "mole" }, treasure = { "meat" } },
  play = function(t) t.P1:play "pet_fair"  t:settle() end,
  expect = function(t) check(t.P1:has "finch")  check(t.P2:has "mole")  check(#t.P1.items == 1) end,
}

scenario "more treasure than was asked for comes from the same deck" {
  cites = { "3.7.5", "20.12.1" },
  set = "../sets/courts",
  players = { { name = "P1", hand = { "pet_fair" } }, { name = "P2", items = { "double_leash" } } },
  deck = { pet = { "finch", "mole", "mole" }, treasure = { "meat" } },
  play = function(t) t.P1:play "pet_fair"  t:settle() end,
  expect = function(t) check(t.P1:has "finch")  check(#t.P2.items == 3)  check(not t.P2:has "meat") end,
}

scenario "if the deck and its discard are empty, nothing more is drawn" {
  cites = { "3.7.5", "20.11.1" },
  set = "../sets/courts",
  players = { { name = "P1", hand = { "levy" } }, { name = "P2" } },
  deck = { noble = { only = true, "signet" }, loot = { "a_penny" } },
  play = function(t) t.P1:play "levy"  t:settle() end,
  expect = function(t) check(t.P1:holds "signet")  check(t.P1.loot == 1) end,
}

scenario "a cancelled loot draws nothing from the deck of the set" {
  cites = { "3.7.5", "8.5" },
  set = "../sets/courts",
  players = { { name = "P1", hand = { "levy" } }, { name = "P2", hand = { "butter_bean" }, loot_plays = 1 } },
  deck = { noble = { "duchess", "courtier" } },
  play = function(t)
    t.P1:play "levy"
    t.P2:play("butter_bean", "levy")  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 0) end,
}
