-- Rulebook section 6.9: what happened before.
scenario "what happened before the card came into play counts" {
  cites = { "6.9.1", "6.9.2" },
  set = "../sets/trials",
  players = { { name = "P1", coins = 10, hand = { "a_penny", "a_penny" }, loot_plays = 2 }, { name = "P2" } },
  shop = { "bookworm" },
  play = function(t)
    t.P1:play "a_penny"  t:settle()
    t.P1:play "a_penny"  t:settle()
    t.P1:buy "bookworm"  t:settle()
    check(t.P1.coins == 2)
    t.P1:activate "bookworm"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5) end,
}

scenario "a condition about the past is asked when the ability is announced, and a refusal names it" {
  cites = { "6.9.1", "6.3.5" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "a_penny", "a_penny" }, loot_plays = 2, items = { "bookworm" } }, { name = "P2" } },
  play = function(t)
    check(t:why_not("P1", "activate", "bookworm") == "6.3.5")
    t.P1:play "a_penny"  t:settle()
    check(not t:can("P1", "activate bookworm"))
    t.P1:play "a_penny"  t:settle()
    check(t:can("P1", "activate bookworm"))
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(not t:can("P1", "activate bookworm")) end,
}

scenario "an ability that triggers on an event counts this event already" {
  cites = { "6.9.1" },
  set = "../sets/trials",
  players = {
    { name = "P1", hand = { "zap", "zap" }, loot_plays = 2, items = { "old_wound", "breakfast" } }, { name = "P2" },
  },
  play = function(t)
    t.P1:play("zap", "P1")  t:settle()
    check(t.P1.coins == 0)
    t.P1:play("zap", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1) end,
}

scenario "damage that was prevented completely has not happened" {
  cites = { "6.9.1" },
  set = "../sets/trials",
  players = {
    { name = "P1", hand = { "soul_heart", "zap", "zap" }, loot_plays = 3, items = { "thick_skin" } }, { name = "P2" },
  },
  play = function(t)
    t.P1:play("soul_heart", "P1")  t:settle()
    t.P1:play("zap", "P1")  t:settle()
    check(t:attack_of "P1" == 1)
    t.P1:play("zap", "P1")  t:settle()
  end,
  expect = function(t) check(t:attack_of "P1" == 2) end,
}

scenario "this turn ends with the turn" {
  cites = { "6.9.3" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "zap" }, items = { "thick_skin" } }, { name = "P2" } },
  play = function(t)
    t.P1:play("zap", "P1")  t:settle()
    check(t:attack_of "P1" == 2)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:attack_of "P1" == 1) end,
}

scenario "you is the new controller of a stolen item" {
  cites = { "6.9.2" },
  set = "../sets/trials",
  players = {
    { name = "P1", hand = { "zap", "zap", "zap" }, loot_plays = 3, items = { "thick_skin" } },
    { name = "P2", hand = { "thief" }, loot_plays = 1, items = { "breakfast" } },
  },
  play = function(t)
    t.P1:play("zap", "P1")  t:settle()
    t.P1:play("zap", "P2")  t:settle()
    t.P1:play("zap", "P2")  t:settle()
    check(t:attack_of "P1" == 2)
    t.P2:play("thief", "thick_skin")  t:settle()
  end,
  expect = function(t) check(t:attack_of "P1" == 1)  check(t:attack_of "P2" == 3) end,
}

scenario "a number follows each event: the damage to a monster, and the misses of an attack" {
  cites = { "6.9.1", "6.9.4", "6.4.1" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "patience" } }, { name = "P2" } },
  monsters = { { "scab" } },
  dice = { 1, 1, 2, 3, 4 },
  play = function(t) t.P1:attack "scab"  t:settle() end,
  expect = function(t) check(t:discarded "scab")  check(t.P1.hp == 1) end,
}

scenario "an attack begins with no misses, even in the same turn" {
  cites = { "6.9.4" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "provoke" }, items = { "patience", "breakfast" } }, { name = "P2" } },
  monsters = { { "fly" }, { "fly" } },
  dice = { 1, 1, 1, 1 },
  play = function(t)
    t.P1:attack "fly#1"  t:settle()
    t.P1:play "provoke"  t:settle()
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t) check(t:events "missed" == 2)  check(t:events "monster_died" == 2) end,
}

scenario "this game goes back to earlier turns" {
  cites = { "6.9.3" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "trophy_case" } }, { name = "P2" } },
  monsters = { { "fly" }, { "fly" } },
  dice = { 6, 6 },
  play = function(t)
    t.P1:attack "fly#1"  t:settle()
    t.P1:end_turn()  t:settle()
    t.P2:end_turn()  t:settle()
    check(t.P1.max_hp == 2)
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t) check(t.P1.max_hp == 3)  check(t.P2.max_hp == 2) end,
}

scenario "drawn cards count, whatever they are; the hand of the setup is not drawn" {
  cites = { "6.9.6", "2.10" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "index_card" } }, { name = "P2" } },
  phase = "setup",
  play = function(t) t:settle() end,
  expect = function(t)
    check(t:attack_of "P1" == 2)  -- the card of the loot step
    check(t.P1.max_hp == 3)
  end,
}

scenario "the number of the last roll replaces that of an earlier one" {
  cites = { "6.9.1" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "streak" } }, { name = "P2" } },
  monsters = { { "fly" } },
  dice = { 1, 6 },
  play = function(t)
    check(not t:can("P1", "activate streak"))
    t.P1:attack "fly"
    t:settle()
    t.P1:activate "streak"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3) end,
}

scenario "a lasting effect asks about the target to which it was bound" {
  cites = { "6.9.1", "6.7.1" },
  set = "../sets/trials",
  players = {
    { name = "P1", hand = { "grudge", "zap", "zap" }, loot_plays = 3 }, { name = "P2", items = { "breakfast" } },
  },
  play = function(t)
    t.P1:play("grudge", "P2")  t:settle()
    t.P1:play("zap", "P2")  t:settle()
    t.P1:play("zap", "P2")  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 1) end,
}

scenario "damage to another player is not damage to the target" {
  cites = { "6.9.2" },
  set = "../sets/trials",
  players = {
    { name = "P1", hand = { "grudge", "zap", "zap" }, loot_plays = 3, items = { "breakfast" } }, { name = "P2" },
  },
  play = function(t)
    t.P1:play("grudge", "P2")  t:settle()
    t.P1:play("zap", "P2")  t:settle()
    t.P1:play("zap", "P1")  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 0) end,
}

scenario "a monster that died counts, whoever asks" {
  cites = { "6.9.1", "6.9.2" },
  set = "../sets/trials",
  players = {
    { name = "P1", hand = { "zap" } }, { name = "P2", hand = { "vulture" }, loot_plays = 1 },
  },
  monsters = { { "fly" } },
  play = function(t)
    check(t:why_not("P2", "play", "vulture") == "6.3.5")
    t.P1:play("zap", "fly")  t:settle()
    t.P2:play "vulture"  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 2) end,
}

scenario "an item that becomes a copy keeps what happened to it" {
  cites = { "6.9.5", "20.9.1" },
  set = "../sets/trials",
  players = { { name = "P1", coins = 1, items = { "modeling_clay" } }, { name = "P2", items = { "rusty_gear" } } },
  play = function(t)
    t.P1:activate("modeling_clay", "rusty_gear")  t:settle()
    t.P1:activate "rusty_gear#1"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 1) end,
}

scenario "a card that left play and came back is a new object, to which nothing happened" {
  cites = { "6.9.5", "7.7" },
  set = "../sets/trials",
  players = {
    { name = "P1", coins = 2, hand = { "lil_battery", "shatter", "exhume" }, loot_plays = 3, items = { { "sleeper", charged = false } } }, { name = "P2" },
  },
  play = function(t)
    t.P1:play("lil_battery", "sleeper")  t:settle()
    check(t:can("P1", "activate sleeper"))
    t.P1:play("shatter", "sleeper")  t:settle()
    t.P1:play "exhume"  t:settle()
    check(t.P1:has "sleeper")
  end,
  expect = function(t) check(not t:can("P1", "activate sleeper")) end,
}

scenario "a loop that ends because it happened often enough is not endless" {
  cites = { "6.9.1", "1.9" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "lil_battery" }, items = { { "pendulum", charged = false } } }, { name = "P2" } },
  play = function(t) t.P1:play("lil_battery", "pendulum")  t:settle() end,
  expect = function(t) check(t:events "recharged" == 20)  check(not t:charged "pendulum") end,
}

scenario "an attack whose revealed card is an event is over, and its counts with it" {
  cites = { "6.9.4", "11.2.2" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "whistle" } }, { name = "P2" } },
  deck = { monster = { "we_need_to_go_deeper" } },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })  t:settle()
  end,
  expect = function(t) check(t:discarded "we_need_to_go_deeper") end,
}

scenario "a condition may ask whether something did not happen" {
  cites = { "6.9.1" },
  set = "../sets/tables",
  players = { { name = "P1", items = { "hermit" } }, { name = "P2" } },
  monsters = { "fly", "horf" }, dice = { 6 },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(t.P1.coins == 2)
    t.P2:end_turn()  t:settle()
    t.P1:attack "fly"  t:settle()
    check(t.P1.coins == 3)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3) end,
}

scenario "a condition may have two bounds, and the refusal names the one that is passed" {
  cites = { "6.9.1", "6.3.5" },
  set = "../sets/tables",
  players = { { name = "P1", items = { { "hermit", counters = 5 } }, hand = { "a_penny", "a_penny", "a_penny" },
                loot_plays = 3 }, { name = "P2" } },
  play = function(t)
    check(t:why_not("P1", "activate", "hermit") == "6.3.5")
    t.P1:play "a_penny"  t:settle()
    check(t:can("P1", "activate hermit"))
    t.P1:play "a_penny"  t:settle()
    check(t:can("P1", "activate hermit"))
    t.P1:play "a_penny"  t:settle()
    check(not t:can("P1", "activate hermit"))
  end,
  expect = function(t) check(t:why_not("P1", "activate", "hermit") == "6.3.5") end,
}

scenario "activations of items are counted, by all players, and not those of characters" {
  cites = { "6.9.1", "6.9.8" },
  set = "../sets/trials",
  players = {
    { name = "P1", character = "isaac", coins = 1, items = { "attendance_list", "parasol" } },
    { name = "P2", items = { "big_die" } },
  },
  dice = { 7 },
  play = function(t)
    t.P1:activate "isaac"  t:settle()
    t.P1:activate("parasol", 1, "P1")  t:settle()
    t.P1:pass()
    t.P2:activate "big_die"  t:settle()
    t.P1:activate "attendance_list"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3) end,
}

scenario "a cancelled activation counts, and one of an item that has left play" {
  cites = { "6.9.1", "6.9.2", "5.2.7" },
  set = "../sets/trials",
  players = {
    { name = "P1", items = { "attendance_list", "twin_dice" } },
    { name = "P2", hand = { "annul", "shatter" }, loot_plays = 2 },
  },
  play = function(t)
    t.P1:activate "twin_dice"  t.P1:pass()
    t.P2:play("annul", "twin_dice")  t:settle()
    t.P1:pass()
    t.P2:play("shatter", "twin_dice")  t:settle()
    t.P1:activate "attendance_list"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2) end,
}

scenario "a stolen or copied list counts all activations of the turn" {
  cites = { "6.9.2", "20.9.1" },
  set = "../sets/trials",
  players = {
    { name = "P1", items = { "facsimile" }, hand = { "thief" } }, { name = "P2", items = { "attendance_list" } },
  },
  play = function(t)
    t.P1:activate("facsimile", "attendance_list")  t:settle()
    t.P1:play("thief", "attendance_list#2")  t:settle()
    t.P1:activate "attendance_list"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2) end,
}
