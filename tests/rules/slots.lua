-- Rulebook sections 12, 14 and 17: purchases, slots, events, curses.
scenario "F104 an event that fills a slot resolves, and the refill continues until a monster is there" {
  cites = { "14.2.2", "3.3.5" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "fly" },
  deck = { monster = { "chest_cents", "chest_loot", "dip" } },
  dice = { 1, 1 },
  play = function(t) t.P1:play("bomb", "fly")  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 2)  check(t.P1.loot == 1)  check(t:slot(1) == "dip")  check(t:discard_size "monster" == 3)
  end,
}

scenario "F105 a dead active player still receives rewards and resolves events revealed by a refill" {
  cites = { "13.4.6", "14.2.4", "13.2.9" },
  players = {
    { name = "P1", coins = 3, hand = { "bomb" } },
    { name = "P2", hand = { "tarot_death" }, loot_plays = 1 },
  },
  monsters = { "fly" },
  deck = { monster = { "chest_cents", "dip" } },
  dice = { 6 },
  play = function(t)
    t.P1:play("bomb", "fly")
    t.P2:play("tarot_death", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 9)  check(t:slot(1) == "dip")  check(t.active == "P2") end,
}

scenario "F109 a curse: the active player chooses who gains it, and its slot is filled" {
  cites = { "17.1", "14.4.3", "6.8.5" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "fly" },
  deck = { monster = { "curse_of_the_blind", "dip" } },
  play = function(t)
    t.P1:play("bomb", "fly")  t:settle()
    t.P1:choose "P1"  t:settle()
  end,
  expect = function(t)
    check(t.P1:has "curse_of_the_blind")  check(t:slot(1) == "dip")  check(t:evasion "dip" == 5)
    check(not t:discarded "curse_of_the_blind")
  end,
}

scenario "F110 a player who dies loses their curses before the penalty" {
  cites = { "17.3", "6.8.5" },
  players = {
    { name = "P1", hand = { "tarot_death" } },
    { name = "P2", coins = 3, curses = { "curse_of_pain" } },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")
    t:resolve()  t:resolve()  t:resolve()
    check(t:discarded "curse_of_pain")  check(t.P2.coins == 3)
    t:settle()
  end,
  expect = function(t) check(#t.P2.curses == 0)  check(t.P2.coins == 2) end,
}

scenario "F111 a deck that runs out is rebuilt from its discard" {
  cites = { "19.3.4", "12.5" },
  players = { { name = "P1", coins = 10 }, { name = "P2" } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "meat", only = true } },
  discard = { treasure = { "synthoil" } },
  play = function(t) t.P1:buy "breakfast"  t:settle() end,
  expect = function(t)
    check(t.P1:has "breakfast")  check(t:slot(1, "shop") == "meat")  check(t:top "treasure" == "synthoil")
    check(t:discard_size "treasure" == 0)  check(t:deck_size "treasure" == 1)
  end,
}

scenario "Q29 with deck and discard empty the slot stays empty" {
  cites = { "14.2.5" },
  players = { { name = "P1", coins = 10 }, { name = "P2" } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { only = true } },
  play = function(t) t.P1:buy "breakfast"  t:settle() end,
  expect = function(t)
    check(t.P1:has "breakfast")  check(t:slot(1, "shop") == nil)  check(t:slot(2, "shop") == "dinner")
  end,
}

scenario "Q29 a slot that stayed empty is filled as soon as a card comes into its deck" {
  cites = { "14.2.5", "14.1.2" },
  set = "../sets/probe",
  players = { { name = "P1", coins = 10, items = { "dumbwaiter" } }, { name = "P2", items = { "meat" } } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { only = true } },
  play = function(t)
    t.P1:buy "breakfast"  t:settle()
    t.P1:activate("dumbwaiter", "meat")  t:settle()
  end,
  expect = function(t) check(t:slot(1, "shop") == "meat")  check(t:deck_size "treasure" == 0) end,
}

scenario "F115 added slots stay for the rest of the game" {
  cites = { "14.1.3" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "fly" },
  deck = { monster = { "xl_floor", "dip", "clotty" } },
  play = function(t)
    t.P1:play("bomb", "fly")  t:settle()
    t.P1:end_turn()  t:settle()
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t:slots "monster" == 3)  check(t:slot(1) == "dip")  check(t:slot(3) == "clotty") end,
}

scenario "a purchase costs 10¢, the shop is refilled, and only one purchase a turn is allowed" {
  cites = { "12.3", "12.4", "12.5", "4.3.3" },
  players = { { name = "P1", coins = 21 }, { name = "P2" } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "meat" } },
  play = function(t) t.P1:buy "dinner"  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 11)  check(t.P1:has "dinner")  check(t:slot(2, "shop") == "meat")  check(not t:can("P1", "buy"))
  end,
}

scenario "the top card of the treasure deck can be bought unseen" {
  cites = { "12.2", "12.3" },
  players = { { name = "P1", coins = 10 }, { name = "P2" } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "meat", "synthoil" } },
  play = function(t) t.P1:buy "deck"  t:settle() end,
  expect = function(t) check(t.P1:has "meat")  check(t.P1.coins == 0)  check(t:top "treasure" == "synthoil") end,
}

scenario "the slot of a dying monster waits until its death is over" {
  cites = { "14.2.3", "13.2.6" },
  players = { { name = "P1", coins = 10 }, { name = "P2" } },
  monsters = { { "greedling", hp = 1 } },
  deck = { monster = { "dip" } },
  dice = { 5 },
  play = function(t)
    t.P1:attack "greedling"  t:settle()
    check(t.question == "target")  check(t:slot(1) == nil)
    t.P1:choose "P1"
    check(t:slot(1) == nil)
    t:settle()
  end,
  expect = function(t) check(t:slot(1) == "dip")  check(t.P1.coins == 10) end,
}

scenario "F112 a stolen shop item leaves a slot that is refilled" {
  cites = { "20.3.6", "14.2.1" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "thief" } }, { name = "P2" } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "meat" } },
  play = function(t) t.P1:play("thief", "dinner")  t:settle() end,
  expect = function(t) check(t.P1:has "dinner")  check(t:slot(2, "shop") == "meat")  check(t.P1.coins == 0) end,
}

scenario "a shop slot whose item is destroyed is refilled" {
  cites = { "14.1.2", "14.2.1" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "wreck" } }, { name = "P2" } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "meat" } },
  play = function(t) t.P1:play("wreck", "breakfast")  t:settle() end,
  expect = function(t)
    check(t:slot(1, "shop") == "meat")  check(t:slot(2, "shop") == "dinner")  check(t:discarded "breakfast")
  end,
}

scenario "a rerolled shop item is destroyed and the top treasure takes its slot; nobody gains it" {
  cites = { "20.8.1", "14.1.2" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "the_d20", "collector" } }, { name = "P2" } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "meat" } },
  play = function(t) t.P1:activate("the_d20", "dinner")  t:settle() end,
  expect = function(t) check(t:slot(2, "shop") == "meat")  check(t:discarded "dinner")  check(t.P1.coins == 0) end,
}

scenario "a shop item swapped for an item leaves no empty slot" {
  cites = { "20.3.6", "20.3.4", "14.1.2" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "trade_in" }, items = { "meat", "collector" } }, { name = "P2" } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "synthoil" } },
  play = function(t)
    t.P1:play("trade_in", "meat", "dinner")
    t:resolve()
    check(t.P1.max_hp == 3)
    t:settle()
  end,
  expect = function(t)
    check(t.P1:has "dinner")  check(t:slot(2, "shop") == "meat")  check(t:top "treasure" == "synthoil")
    check(t.P1.coins == 0)
  end,
}

scenario "effects do not count or affect a covered monster" {
  cites = { "14.1.1", "14.3.2" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "census" } }, { name = "P2" } },
  monsters = { { "gurdy", covers = { "fly", "dip" } }, "fatty" },
  play = function(t) t.P1:play "census"  t:settle()
    t.P1:choose "gurdy"  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 2)  check(t:events "damage_taken" == 2)  check(t:hp "gurdy" == 4)  check(t:hp "fatty" == 3)
    check(t:slot(1) == "gurdy")
  end,
}

scenario "covered cards keep their order, and come back one by one with all their HP" {
  cites = { "14.3.3", "14.3.4", "14.3.1" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "slay", "banish" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { { "dip", covers = { "fatty", "clotty" } }, "fly" },
  deck = { monster = { "pooter" } },
  play = function(t)
    t.P1:play("slay", "dip")  t:settle()
    check(t:slot(1) == "fatty")
    t.P1:play("banish", "fatty")  t:settle()
  end,
  expect = function(t) check(t:slot(1) == "clotty")  check(t:hp "clotty" == 2)  check(t:top "monster" == "pooter") end,
}

scenario "F70 a monster that comes back from under another is a new object, undamaged and without old effects" {
  cites = { "14.3.2", "14.3.4", "7.7", "19.2" },
  players = { { name = "P1", items = { "blood_lust" } }, { name = "P2" } },
  monsters = { { "fatty", hp = 2 } },
  deck = { monster = { "fly" } },
  dice = { 2 },
  play = function(t)
    t.P1:activate("blood_lust", "fatty")  t:settle()
    check(t:hp "fatty" == 2)  check(t:attack_of "fatty" == 2)
    t.P1:attack("deck", { slot = 1 })
    check(not t:in_play "fatty")
    t:settle()
  end,
  expect = function(t) check(t:slot(1) == "fatty")  check(t:hp "fatty" == 4)  check(t:attack_of "fatty" == 1) end,
}

scenario "an event from a refill resolves like one from an attack on the deck, with responses" {
  cites = { "14.4.1", "14.4.2", "3.3.5", "11.2.2" },
  players = { { name = "P1" }, { name = "P2", items = { "spoon_bender" } } },
  monsters = { "fatty", "fly" },
  deck = { monster = { "chest_cents", "dip" } },
  dice = { 2 },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })
    check(t:slot(1) == "chest_cents")  check(t.question == "priority")
    t:resolve()
    check(t:slot(1) == "chest_cents")  check(t:stack() == "roll 2")
    t.P2:activate "spoon_bender"  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 3)  check(t:discarded "chest_cents")  check(t:slot(1) == "fatty")
    check(t:top "monster" == "dip")
  end,
}

scenario "slots that are added are filled at once, and refilled like the others" {
  cites = { "14.1.3", "14.1.2" },
  players = { { name = "P1", coins = 10, hand = { "bomb" } }, { name = "P2" } },
  monsters = { "fly" },
  shop = { "breakfast", "dinner" },
  deck = { monster = { "shop_upgrade", "dip" }, treasure = { "meat", "synthoil", "box" } },
  play = function(t)
    t.P1:play("bomb", "fly")  t:settle()
    check(t:slots "shop" == 4)  check(t:slot(3, "shop") == "meat")  check(t:slot(4, "shop") == "synthoil")
    t.P1:buy "meat"  t:settle()
  end,
  expect = function(t) check(t:slots "shop" == 4)  check(t:slot(3, "shop") == "box")  check(t:slot(1) == "dip") end,
}

scenario "the slot of two dying monsters waits for both deaths" {
  cites = { "14.2.3", "13.2.7" },
  players = { { name = "P1" }, { name = "P2", items = { "mr_boom" } } },
  monsters = { { "boom_fly", hp = 1, covers = { "fly" } }, "fatty" },
  deck = { monster = { "dip" } },
  dice = { 4 },
  play = function(t)
    t.P1:attack "boom_fly"
    t:resolve()  t:resolve()  t:resolve()
    check(t:slot(1) == "fly")  check(t.P1.coins == 0)
    t.P2:activate("mr_boom", "fly")
    t:resolve()  t:resolve()  t:resolve()
    check(t:discarded "fly")  check(t.P1.coins == 1)
    check(t:slot(1) == nil)  -- the Boom Fly that left it is still dying
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5)  check(t:slot(1) == "dip") end,
}

scenario "Q89 replacing a monster leaves the monster under it covered" {
  cites = { "14.3.2", "14.3.4", "Q89" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "swap_out", "slay" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "fly", { "fatty", covers = { "dip" } } },
  deck = { monster = { "clotty" } },
  play = function(t)
    t.P1:play("swap_out", "fatty")  t:settle()
    check(t:slot(2) == "clotty")  check(t:discarded "fatty")  check(not t:in_play "dip")
    t.P1:play("slay", "clotty")  t:settle()
  end,
  expect = function(t) check(t:slot(2) == "dip") end,
}

scenario "an Indomitable monster that would replace another gets a slot of its own, and the covered monster returns" {
  cites = { "6.8.6", "14.3.4", "Q89" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "ehwaz" } }, { name = "P2" } },
  monsters = { { "fly", covers = { "fatty" } }, "pin" },
  deck = { monster = { "colossus", "dip" } },
  play = function(t)
    t.P1:play "ehwaz"  t:settle()
    t.P1:choose "fly"  t:settle()
  end,
  expect = function(t)
    check(t:slots "monster" == 3)  check(t:slot(3) == "colossus")  check(t:slot(1) == "fatty")  check(t:slot(2) == "dip")
  end,
}

scenario "a card cannot be put onto a slot whose card can't be covered" {
  cites = { "14.3.6", "6.8.6" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { { "peep", hp = 1 }, "colossus" },
  deck = { monster = { "the_bloat", "dip", only = true } },
  play = function(t) t.P1:play("bomb", "peep")  t:settle() end,
  expect = function(t) check(t:slot(1) == "the_bloat")  check(t:slot(2) == "colossus") end,
}

scenario "a monster that is Indomitable is replaced like any other" {
  cites = { "20.7.1", "6.8.6" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "ehwaz" } }, { name = "P2" } },
  monsters = { "colossus", "pin" },
  deck = { monster = { "clotty", "dip" } },
  play = function(t)
    t.P1:play "ehwaz"  t:settle()
    t.P1:choose "colossus"  t:settle()
  end,
  expect = function(t) check(t:slot(1) == "clotty")  check(t:slot(2) == "dip")  check(t:discard("monster", 2) == "colossus") end,
}
