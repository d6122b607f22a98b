-- Rulebook section 20.10: notes and votes.
scenario "F167 an object knows only its own notes" {
  cites = { "20.10.1" },
  set = "../sets/trials",
  players = { { name = "P1", coins = 1, items = { "tally", "ledger" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate("tally", 1)  t:resolve()
    check(t.question == "number")
    t.P1:choose "6"  t:settle()
    t.P1:activate("ledger", 1)  t:settle()
    check(t.P1.coins == 0)
    t.P1:activate("tally", 2)  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 6) end,
}

scenario "two cards of the same name keep separate notes" {
  cites = { "20.10.1" },
  set = "../sets/trials",
  players = { { name = "P1", coins = 1, items = { "ledger" } }, { name = "P2", items = { "ledger" } } },
  play = function(t)
    t.P1:activate("ledger", 2)  t:settle()
    t.P2:activate("ledger", 1)  t:settle()
    check(t.P2.coins == 0)
    t.P1:activate("ledger", 1)  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5) end,
}

scenario "F167 a note is lost when its object is put into discard" {
  cites = { "20.10.1", "7.7" },
  set = "../sets/trials",
  players = {
    { name = "P1", coins = 1, hand = { "shatter", "exhume" }, loot_plays = 2, items = { "ledger" } }, { name = "P2" },
  },
  play = function(t)
    t.P1:activate("ledger", 2)  t:settle()
    t.P1:play("shatter", "ledger")  t:settle()
    t.P1:play "exhume"  t:settle()
    check(t.P1:has "ledger")
    t.P1:activate("ledger", 1)  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0) end,
}

scenario "a note lasts beyond the end of the turn, and stays on an item that changes hands" {
  cites = { "20.10.1" },
  set = "../sets/trials",
  players = { { name = "P1", coins = 1, items = { "ledger" } }, { name = "P2", hand = { "thief" } } },
  deck = { loot = { "a_penny" } },
  play = function(t)
    t.P1:activate("ledger", 2)  t:settle()
    t.P1:end_turn()  t:settle()
    t.P2:play("thief", "ledger")  t:settle()
    t.P2:activate("ledger", 1)  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 5) end,
}

scenario "a later note replaces an earlier one, and a noted 0 counts as a note" {
  cites = { "20.10.1" },
  set = "../sets/trials",
  players = { { name = "P1", coins = 2, items = { "tally" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate("tally", 1)  t:resolve()  t.P1:choose "6"  t:settle()
    t.P1:activate("tally", 1)  t:resolve()  t.P1:choose "0"  t:settle()
    t.P1:activate("tally", 2)  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t.P1.loot == 1) end,
}

scenario "an object without a note has not noted a 0" {
  cites = { "20.10.1" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "tally" } }, { name = "P2" } },
  play = function(t) t.P1:activate("tally", 2)  t:settle() end,
  expect = function(t) check(t.P1.loot == 0)  check(t.P1.coins == 0) end,
}

scenario "F133 players vote in turn order, beginning with the ability's controller" {
  cites = { "20.10.2" },
  set = "../sets/trials",
  players = { { name = "P1" }, { name = "P2", hand = { "plebiscite" }, loot_plays = 1 }, { name = "P3" } },
  play = function(t)
    t.P2:play "plebiscite"
    t:resolve()
    for i, voter in ipairs { "P2", "P3", "P1" } do
      check(t.asked == voter)  check(t.question == "vote")
      t[voter]:choose(i == 2 and "P2" or "P3")
    end
    t:settle()
  end,
  expect = function(t) check(t.P3.coins == 3)  check(t.P2.coins == 0)  check(t.P1.coins == 0) end,
}

scenario "F133 a vote for an ability that the game controls begins with the active player" {
  cites = { "20.10.2" },
  set = "../sets/trials",
  players = { { name = "P1", coins = 3 }, { name = "P2", coins = 3, hand = { "slay" } }, { name = "P3", coins = 3 } },
  active = "P2",
  monsters = { "obelisk" },  -- 1¢
  deck = { monster = { "conclave", "dip" } },
  play = function(t)
    t.P2:play("slay", "obelisk")  t:settle()
    for _, voter in ipairs { "P2", "P3", "P1" } do
      check(t.asked == voter)  check(t.question == "vote")
      t[voter]:choose "P1"
    end
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P2.coins == 4)  check(t:discarded "conclave") end,
}

scenario "an ability that an object has from another card reads the notes of the object" {
  cites = { "20.10.1a", "6.10.3" },
  set = "../sets/layers",
  players = { { name = "P1", coins = 2, items = { "stand_in", "sealed_letter" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate("stand_in", 1, "sealed_letter")  t:settle()
    t.P1:activate("stand_in", 3)  t:settle()  -- what it has noted is not a number
  end,
  expect = function(t) check(t.P1.coins == 1) end,
}

scenario "an object that flips keeps its notes" {
  cites = { "20.10.1", "20.2.3" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "turnabout" }, coins = 1, items = { "scribe" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate "scribe"  t:settle()
    t.P1:play("turnabout", "scribe")  t:settle()
    check(t.P1.coins == 1)
    t.P1:activate "scribe/back"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 6) end,
}

scenario "a noted player is meant by a continuous ability, until another one is noted" {
  cites = { "20.10.1", "20.10.1a" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "name_plate" }, hand = { "pocket" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate("name_plate", "P2")  t:settle()
    check(t:attack_of "P2" == 2)  check(t:attack_of "P1" == 1)
    t.P1:end_turn()  t:settle()  t.P2:end_turn()  t:settle()
    t.P1:activate("name_plate", "P1")  t:settle()
  end,
  expect = function(t) check(t:attack_of "P2" == 1)  check(t:attack_of "P1" == 2) end,
}

scenario "a note on one object says nothing about another of the same name" {
  cites = { "20.10.1a" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "bait" }, hand = { "zap" } }, { name = "P2", items = { "bait" } } },
  monsters = { "fly", "horf" },
  play = function(t)
    t.P1:activate("bait", "fly")  t:settle()
    t.P2:activate("bait", "horf")  t:settle()
    t.P1:play("zap", "fly")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3)  check(t.P2.coins == 0) end,
}

scenario "several notes, and all of them are forgotten" {
  cites = { "20.10.1a" },
  set = "../sets/trials",
  players = { { name = "P1", coins = 2, items = { "guest_book" } }, { name = "P2" }, { name = "P3" } },
  play = function(t)
    t.P1:activate("guest_book", 1, "P2")  t:settle()
    t.P1:activate("guest_book", 1, "P3")  t:settle()
    t.P1:activate("guest_book", 2)  t:settle()
    check(t.P2.coins == 1)  check(t.P3.coins == 1)
    t.P1:end_turn()  t:settle()  t.P2:end_turn()  t:settle()  t.P3:end_turn()  t:settle()
    t.P1:activate("guest_book", 2)  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 1)  check(t.P3.coins == 1) end,
}

scenario "loot notes something on a player, and another copy of it reads that" {
  cites = { "20.10.1a" },
  set = "../sets/trials",
  players = {
    { name = "P1", hand = { "iou", "iou" }, loot_plays = 2 }, { name = "P2", coins = 5, items = { "ledger" } },
  },
  play = function(t)
    t.P1:play("iou", "P2")  t:settle()
    check(t.P2.coins == 5)
    t.P1:play("iou", "P2")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3)  check(t.P2.coins == 2) end,
}

scenario "a note for the turn ends with it" {
  cites = { "20.10.1", "20.10.1b" },
  set = "../sets/trials",
  players = { { name = "P1", coins = 3, items = { "day_planner" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate("day_planner", 1)  t:settle()
    t.P1:activate("day_planner", 2)  t:settle()
    check(t.P1.loot == 1)
    t.P1:end_turn()  t:settle()  t.P2:end_turn()  t:settle()
    local before = t.P1.loot
    t.P1:activate("day_planner", 2)  t:settle()
    check(t.P1.loot == before)
  end,
  expect = function(t) check(t.P1.coins == 2) end,
}

scenario "a stolen object keeps its notes" {
  cites = { "20.10.1a", "19.7.1" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "bait" } }, { name = "P2", hand = { "thief", "zap" }, loot_plays = 2 } },
  monsters = { "fly", "horf" },
  play = function(t)
    t.P1:activate("bait", "fly")  t:settle()
    t.P1:pass()  t.P2:play("thief", "bait")  t:settle()
    t.P1:pass()  t.P2:play("zap", "fly")  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 2)  check(t.P1.coins == 1) end,
}

scenario "a condition may look through all that is noted" {
  cites = { "20.10.1a" },
  set = "../sets/trials",
  players = { { name = "P1", coins = 4, items = { "roll_call" }, hand = { "a_penny", "a_penny" }, loot_plays = 2 }, { name = "P2" } },
  play = function(t)
    t.P1:activate("roll_call", "P2")  t:settle()
    t.P1:play "a_penny"  t:settle()
    check(t.P1.loot == 1)
    t.P1:activate("roll_call", "P1")  t:settle()
    t.P1:play "a_penny"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 1)  check(t.P1.coins == 4) end,
}

-- ---- Texts, the game, cards in any zone, secrets, and notes for a round

scenario "a text that a card writes can be noted, and takes the place of the text before" {
  cites = { "20.10.1c", "20.10.1a" },
  set = "../sets/trials",
  players = { { name = "P1", coins = 2, items = { "signpost" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate("signpost", 1)  t:settle()
    t.P1:activate("signpost", 1)  t:settle()
    t.P1:activate("signpost", 2)  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4)  check(t.P1.loot == 0) end,
}

scenario "the name of a card can be noted, and is the name of other copies, too" {
  cites = { "20.10.1c", "3.6.1" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "herbarium" }, hand = { "zap", "zap" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "fly", "fly" },
  play = function(t)
    t.P1:activate("herbarium", "fly#1")  t:settle()
    t.P1:play("zap", "fly#1")  t:settle()
    t.P1:play("zap", "fly")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 6) end,  -- each Fly is worth 1¢
}

scenario "cards of one name share their notes on the game, which outlive the card" {
  cites = { "20.10.1c", "20.10.1a" },
  set = "../sets/trials",
  players = {
    { name = "P1", coins = 2, items = { "town_bell" }, hand = { "shatter" } }, { name = "P2", items = { "town_bell" } },
  },
  play = function(t)
    t.P1:activate("town_bell", 1)  t:settle()
    t.P1:activate("town_bell", 1)  t:settle()
    t.P1:play("shatter", "Town Bell of P1")  t:settle()
    t.P2:activate("town_bell", 2)  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 2) end,
}

scenario "a copy reads and makes the notes of its own card on the game" {
  cites = { "20.10.1c", "20.10.1a", "20.9.1" },
  set = "../sets/trials",
  players = { { name = "P1", coins = 3, items = { "town_bell", "facsimile" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate("town_bell", 1)  t:settle()
    t.P1:activate("town_bell", 1)  t:settle()
    t.P1:activate("facsimile", "town_bell")  t:settle()
    t.P1:activate("facsimile", 1)  t:settle()
    t.P1:activate("town_bell", 2)  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2) end,
}

scenario "a note on a card in a hand ends when the card leaves it, even if it comes back" {
  cites = { "20.10.1c", "20.10.1b", "7.7" },
  set = "../sets/trials",
  players = {
    { name = "P1", coins = 3, items = { "dog_ear" }, hand = { "rummage", "a_penny" }, loot_plays = 2 }, { name = "P2" },
  },
  deck = { loot = { "a_nickel", "a_dime" } },
  play = function(t)
    t.P1:activate("dog_ear", 1)  t:settle()
    t.P1:choose "a_penny"  t:settle()
    t.P1:activate("dog_ear", 2)  t:settle()
    check(t.P1.coins == 5)
    t.P1:play "a_penny"  t:settle()
    check(t.P1.coins == 6)
    t.P1:play "rummage"  t:settle()
    check(t.P1:holds "a_penny")
    t.P1:activate("dog_ear", 2)  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5) end,
}

scenario "a secret note is read by its card, also after that was stolen" {
  cites = { "20.10.1d", "19.7.1" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "sealed_letter" } }, { name = "P2", coins = 1, hand = { "thief" }, loot_plays = 1 } },
  play = function(t)
    t.P1:activate("sealed_letter", 1)  t:settle()
    t.P1:choose "4"  t:settle()
    t.P1:pass()  t.P2:play("thief", "sealed_letter")  t:settle()
    t.P2:activate("sealed_letter", 2)  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 4) end,
}

scenario "a note till your next turn lasts for a round of the player who made it" {
  cites = { "20.10.1b", "4.6.2" },
  set = "../sets/trials",
  players = { { name = "P1", coins = 1, items = { "parasol" } }, { name = "P2", hand = { "thief" } }, { name = "P3" } },
  play = function(t)
    t.P1:activate("parasol", 1, "P3")  t:settle()
    check(t.P3.max_hp == 3)
    t.P1:end_turn()  t:settle()
    t.P2:play("thief", "parasol")  t:settle()
    t.P2:end_turn()  t:settle()
    check(t.P3.max_hp == 3)
    t.P3:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P3.max_hp == 2) end,
}

scenario "an effect whose object was destroyed still makes its note" {
  cites = { "20.10.1c", "7.7" },
  set = "../sets/trials",
  players = {
    { name = "P1", coins = 1, items = { "town_bell" } }, { name = "P2", items = { "town_bell" }, hand = { "shatter" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:activate("town_bell", 1)
    t.P1:pass()  t.P2:play("shatter", "Town Bell of P1")  t:settle()
    t.P2:activate("town_bell", 2)  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 1) end,
}

scenario "what a lasting effect keeps in a local outlives the card and its notes" {
  cites = { "6.7.9", "20.10.1b" },
  set = "../sets/gone",
  players = { { name = "P1", hand = { "loaded_bone" } }, { name = "P2" } },
  monsters = { "fly", "pooter" },  -- evasion 2
  dice = { 1 },
  play = function(t)
    t.P1:play "loaded_bone"  t:settle()
    t.P1:choose "2"  t:settle()
    t.P1:end_turn()  t:settle()
    t.P2:attack "fly"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly") end,
}
