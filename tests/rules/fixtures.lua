-- Section 3.8: fixtures, cards of sets that lie on the table for all players.
scenario "the setup lays each copy of a fixture into a slot of its own, and nothing triggers" {
  cites = { "3.8.1", "2.15" },
  set = "../sets/fixtures",
  phase = "deal",
  players = 2,
  deck = { loot = { "a_penny" } },
  play = function(t) t:settle() end,
  expect = function(t)
    check(t:slots "track" == 1)  check(t:slot(1, "track") == "doom_track")
    check(t:in_play "exchange")  check(t:in_play "stall#2")
    check(t:counters "exchange" == 2)
    check(not t:in_play "night_market")  -- for 3 or more players (2.12)
    check(t.P1.coins == 3)  check(t.P2.coins == 3)
  end,
}

scenario "a fixture for 3 or more players lies on their table" {
  cites = { "3.8.1", "2.12" },
  set = "../sets/fixtures",
  phase = "deal",
  players = 3,
  play = function(t) t:settle() end,
  expect = function(t) check(t:in_play "night_market") end,
}

scenario "a ruleset leaves fixtures out" {
  cites = { "3.8.1" },
  set = "../sets/fixtures",
  rules = "no_track",
  phase = "deal",
  players = 2,
  play = function(t) t:settle() end,
  expect = function(t) check(not t:in_play "doom_track")  check(t:slots "track" == 0)  check(t:in_play "exchange") end,
}

scenario "a fixture is not an item, monster, event or room" {
  cites = { "3.8.2" },
  set = "../sets/fixtures",
  players = { { name = "P1", items = { "headcount" } }, { name = "P2" } },
  monsters = { "fly" },
  slots = { track = { "doom_track" } },
  play = function(t) t.P1:activate "headcount"  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 3)  -- Headcount and the monsters of two slots
    check(t.P1.loot == 1)
  end,
}

scenario "a fixture can be neither attacked nor bought" {
  cites = { "3.8.2" },
  set = "../sets/fixtures",
  players = { { name = "P1", coins = 20 }, { name = "P2" } },
  shop = { "dinner", "breakfast" },
  slots = { track = { "doom_track" }, market = { "exchange" } },
  dice = { 6, 6 },
  play = function(t)
    t.P1:declare_attack()  t:settle()
    check(t.question == "attack_target")  check(not t:can("P1", "doom_track"))  check(not t:can("P1", "exchange"))
    t.P1:choose(t.options[1])  t:settle()
    t.P1:declare_purchase()  t:settle()
    check(t.question == "purchase")  check(not t:can("P1", "doom_track"))  check(not t:can("P1", "exchange"))
    t.P1:choose "dinner"  t:settle()
  end,
  expect = function(t) check(t:in_play "doom_track")  check(t.P1:has "dinner") end,
}

scenario "a fixture that an effect lets a player gain is an item" {
  cites = { "3.8.5", "3.1.2" },
  set = "../sets/fixtures",
  players = { { name = "P1", hand = { "takeover" } }, { name = "P2" } },
  slots = { market = { { "stall", counters = 1 } } },
  play = function(t) t.P1:play("takeover", "stall")  t:settle() end,
  expect = function(t)
    check(t.P1:has "stall")  check(t:slot(1, "market") == nil)
    t.P1:end_turn()  t:settle()
    check(t.active == "P2")  check(t:can("P1", "activate stall"))  check(not t:can("P2", "activate stall"))
  end,
}

scenario "no card is put onto a fixture, nor into a slot that it has left" {
  cites = { "3.8.2", "3.8.5" },
  set = "../sets/fixtures",
  players = { { name = "P1", hand = { "earthquake", "cave_in" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "fly" },
  slots = { track = { "doom_track" }, market = { "exchange" } },
  deck = { monster = { "dip" } },
  play = function(t)
    t.P1:play("earthquake", "doom_track")  t:settle()
    check(not t:in_play "doom_track")  check(not t:discarded "doom_track")  check(t:slot(1, "track") == nil)
    t.P1:play "cave_in"
    check(t.question == "target")
    check(#t.options == 5)  -- of monsters, the shop and a room
    t.P1:choose "fly"  t:settle()
  end,
  expect = function(t) check(t:in_play "dip")  check(t:slot(1, "track") == nil)  check(t:slot(1, "market") == "exchange") end,
}

scenario "only the active player activates a fixture, which recharges as each turn starts" {
  cites = { "3.8.3", "3.8.4", "4.2.1" },
  set = "../sets/fixtures",
  players = { { name = "P1", hand = { "a_penny" } }, { name = "P2" } },
  slots = { market = { "exchange", { "stall", counters = 1 } } },
  play = function(t)
    t.P1:play "a_penny"
    check(t:can("P1", "activate exchange"))  check(not t:can("P2", "activate exchange"))
    check(t:why_not("P2", "activate", "stall") == "3.8.3")
    t:settle()
    t.P1:activate "exchange#1"  t:settle()
    check(t.P1.coins == 3)  check(not t:charged "exchange")
    t.P1:end_turn()  t:settle()
    check(t:charged "exchange")  check(t:can("P2", "activate stall"))  check(not t:can("P1", "activate stall"))
  end,
}

scenario "an ability of a fixture that names its users is theirs" {
  cites = { "3.8.3", "6.3.6" },
  set = "../sets/fixtures",
  players = { { name = "P1", hand = { "a_penny" } }, { name = "P2", coins = 1 } },
  slots = { market = { "exchange" } },
  play = function(t)
    t.P1:play "a_penny"  t.P1:pass()
    t.P2:activate "exchange"  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 0)  check(t.P2.loot == 1)  check(t.P1.loot == 0) end,
}

scenario "an ability of a fixture is paid with its counters" {
  cites = { "3.8.3", "3.8.6" },
  set = "../sets/fixtures",
  players = { { name = "P1" }, { name = "P2" } },
  slots = { market = { { "stall", counters = 1 } } },
  play = function(t)
    t.P1:activate "stall"  t:settle()
    check(not t:can("P1", "activate stall"))
  end,
  expect = function(t) check(t.P1.coins == 3)  check(t:counters "stall" == 0) end,
}

scenario "a fixture's triggered and continuous abilities work while it lies in its slot" {
  cites = { "3.8.4", "6.7.2" },
  set = "../sets/fixtures",
  phase = "start",
  players = { { name = "P1", hand = { "earthquake" } }, { name = "P2" } },
  slots = { track = { { "doom_track", counters = 2 } } },
  play = function(t)
    check(t:attack_of "P2" == 1)
    t:settle()
    check(t:counters "doom_track" == 3)  check(t:attack_of "P1" == 2)  check(t:attack_of "P2" == 2)
    t.P1:play("earthquake", "doom_track")  t:settle()
  end,
  expect = function(t) check(t:attack_of "P1" == 1)  check(t:attack_of "P2" == 1)  check(not t:in_play "doom_track") end,
}

scenario "you, on a fixture that names no player, is the active player" {
  cites = { "3.8.3", "1.4a" },
  set = "../sets/fixtures",
  players = { { name = "P1" }, { name = "P2" }, { name = "P3" } },
  slots = { market = { "night_market" } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(t.P1.coins == 1)  check(t.P2.coins == 0)
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P2.coins == 1)  check(t.P3.coins == 0) end,
}

scenario "cards ask for the counters of a fixture, change them and hear of them" {
  cites = { "3.8.6", "20.1.2" },
  set = "../sets/fixtures",
  players = { { name = "P1", hand = { "portent", "portent" }, loot_plays = 2 }, { name = "P2", items = { "seer" } } },
  slots = { track = { "doom_track" } },
  play = function(t)
    t.P1:play "portent"  t:settle()
    check(t:counters "doom_track" == 2)  check(t.P1.coins == 0)  check(t.P2.coins == 2)
    t.P1:play "portent"  t:settle()
  end,
  expect = function(t) check(t:counters "doom_track" == 4)  check(t.P1.coins == 4)  check(t.P2.coins == 4) end,
}

scenario "a fixture that is not on the table is not found" {
  cites = { "3.8.6" },
  set = "../sets/fixtures",
  players = { { name = "P1", hand = { "portent" } }, { name = "P2", items = { "seer" } } },
  slots = { market = { "exchange" } },
  play = function(t) t.P1:play "portent"  t:settle() end,
  expect = function(t) check(t.P1.coins == 0)  check(t.P2.coins == 0)  check(t:counters "exchange" == 2) end,
}

scenario "a card forbids the use of fixtures" {
  cites = { "3.8.6", "1.2" },
  set = "../sets/fixtures",
  players = { { name = "P1", items = { "padlock" } }, { name = "P2" } },
  slots = { market = { "exchange" } },
  play = function(t) check(not t:can("P1", "activate exchange"))  t:settle() end,
}

scenario "a ruleset changes a fixture of its set and hears of it" {
  cites = { "3.8.6", "6.9.8", "6.12.2" },
  set = "../sets/fixtures",
  rules = "rising",
  players = { { name = "P1", hand = { "trials:slay", "portent" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "fly" },
  slots = { track = { "doom_track" } },
  play = function(t)
    t.P1:play("trials:slay", "fly")  t:settle()
    check(t:counters "doom_track" == 1)  check(t:events "doom_rose" == 1)
    check(t:order("monster_died", "counters_added doom_track", "doom_rose"))
    t.P1:play "portent"  t:settle()
  end,
  expect = function(t)
    check(t:counters "doom_track" == 3)  check(t:events "doom_rose" == 3)
    check(t:because "doom_rose" == "doom_rose < put_on_stack < counters_added < loot_played")
  end,
}
