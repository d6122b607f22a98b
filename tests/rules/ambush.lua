-- Rulebook sections 6.8.3 and 14.3: ambushes, and cards that can't be covered.
scenario "F107 an ambush covers a monster, and the active player must attack it, besides the attack of the turn" {
  cites = { "6.8.3", "3.2.4", "11.1.4", "14.3.1" },
  set = "../sets/trials",
  players = { { name = "P1" }, { name = "P2", hand = { "prowler" }, loot_plays = 1 } },
  monsters = { "fly", "dip" },
  dice = { 2, 4 },
  play = function(t)
    t.P1:pass()
    t.P2:play "prowler"
    check(t:stack() == "Prowler")  check(t:in_play "fly")
    t:resolve()
    check(t.asked == "P2")  check(t.question == "ambush_slot")
    t.P2:choose "fly"
    check(t:slot(1) == "prowler")  check(not t:in_play "fly")  check(not t:discarded "prowler")
    t:settle()
    check(not t:can("P1", "end the turn"))
    t.P1:attack "prowler"
    check(t:stack() == "attack roll 2")  -- nothing else could be chosen
    t:settle()
    check(t.P1.coins == 2)  check(t:can("P1", "end the turn"))  check(t:can("P1", "attack"))
    t.P1:attack "dip"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3)  check(not t:can("P1", "attack")) end,
}

scenario "F108 a killed ambush gives its rewards and goes to the loot discard, and the covered card returns" {
  cites = { "19.4.2", "14.3.4", "13.2.11", "6.8.3" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "lurker" } }, { name = "P2" } },
  monsters = { { "fatty", hp = 1 }, "dip" },
  deck = { monster = { "clotty" } },
  dice = { 3, 3 },
  play = function(t)
    t.P1:play "lurker"  t:settle()
    t.P1:choose "fatty"
    check(t:attack_of "dip" == 2)  -- its text works in play
    t:settle()
    t.P1:attack "lurker"  t:settle()
  end,
  expect = function(t)
    check(t:discard "loot" == "lurker")  check(t:discard_size "monster" == 0)  check(t.P1.coins == 4)
    check(t:slot(1) == "fatty")  check(t:hp "fatty" == 4)  check(t:attack_of "dip" == 1)
  end,
}

scenario "a cancelled ambush does not become a monster" {
  cites = { "3.2.4", "8.5", "6.8.3" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "lurker" } }, { name = "P2", hand = { "hex" }, loot_plays = 1 } },
  monsters = { "fly", "dip" },
  play = function(t)
    t.P1:play "lurker"
    check(t:attack_of "dip" == 1)  -- its text works only in play
    t.P2:play("hex", "lurker")  t:settle()
  end,
  expect = function(t) check(t:discarded "lurker")  check(t:slot(1) == "fly")  check(t:can("P1", "end the turn")) end,
}

scenario "Q11 the attack on an ambush lapses when it is gone" {
  cites = { "6.8.3", "11.1.4" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "lurker", "slay" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "fly", "dip" },
  dice = { 2 },
  play = function(t)
    t.P1:play "lurker"  t:settle()
    t.P1:choose "fly"  t:settle()
    t.P1:play("slay", "lurker")  t:settle()
    check(t:can("P1", "end the turn"))
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t) check(not t:can("P1", "attack")) end,
}

scenario "Q18 an ambush does not take the slot that is being attacked" {
  cites = { "6.8.3" },
  set = "../sets/trials",
  players = { { name = "P1" }, { name = "P2", hand = { "lurker" }, loot_plays = 1 } },
  monsters = { "fly", "dip" },
  dice = { 2, 3, 3 },
  play = function(t)
    t.P1:attack "fly"
    t.P2:play "lurker"
    t:resolve()
    check(t:slot(1) == "fly")  check(t:slot(2) == "lurker")  check(t:stack() == "attack roll 2")
    t:settle()
    check(t:discarded "fly")  check(not t:can("P1", "end the turn"))
    t.P1:attack "lurker"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5)  check(t:slot(2) == "dip") end,
}

scenario "covering an attacked monster removes it from the attack, and the roll from the stack" {
  cites = { "14.3.5", "11.7.2", "11.7.3" },
  set = "../sets/trials",
  players = { { name = "P1" }, { name = "P2", hand = { "prowler" }, loot_plays = 1 } },
  monsters = { "fly", "obelisk" },
  dice = { 1, 2 },
  play = function(t)
    t.P1:attack "fly"
    t.P2:play "prowler"
    t:resolve()
    check(t:slot(1) == "prowler")  check(t:stack() == "")  check(t:events "attack_ended" == 1)
    t:settle()
    t.P1:attack "prowler"  t:settle()
  end,
  expect = function(t)
    check(t.P1.hp == 2)  check(t:slot(1) == "fly")  check(not t:can("P1", "attack"))  -- that attack is used up (Q13)
  end,
}

scenario "F70 a monster targeted, then covered and uncovered again, is a new object: effects that targeted it fizzle" {
  cites = { "7.7", "7.5", "14.3.4" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "zap" } }, { name = "P2", hand = { "prowler", "slay" }, loot_plays = 2 } },
  monsters = { "fly", "obelisk" },
  play = function(t)
    t.P1:play("zap", "fly")
    t.P2:play "prowler"
    t:resolve()
    check(t:slot(1) == "prowler")
    t.P2:play("slay", "prowler")
    t:resolve()  t:resolve()
    check(t:slot(1) == "fly")  check(t:stack() == "Zap")
    t:settle()
  end,
  expect = function(t) check(t:in_play "fly")  check(t:events "fizzled" == 1)  check(t:events "damage_taken" == 0) end,
}

scenario "an ambush uncovered again is a monster again" {
  cites = { "14.3.4", "14.3.1" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "slay" } }, { name = "P2" } },
  monsters = { { "prowler", covers = { "lurker", "fly" } }, "obelisk" },
  dice = { 3, 3 },
  play = function(t)
    check(t:attack_of "prowler" == 1)
    t.P1:play("slay", "prowler")  t:settle()
    check(t:slot(1) == "lurker")  check(t:hp "lurker" == 2)  check(t:attack_of "obelisk" == 2)
    t.P1:attack "lurker"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 6)  check(t:slot(1) == "fly") end,
}

scenario "a covered monster loses its marked damage and its counters" {
  cites = { "14.3.2", "20.1.2" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "prowler", "banish" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { { "fatty", hp = 2, counters = 3 }, "obelisk" },
  play = function(t)
    check(t:counters "fatty" == 3)
    t.P1:play "prowler"  t:settle()
    t.P1:play("banish", "prowler")  t:settle()
  end,
  expect = function(t)
    check(t:slot(1) == "fatty")  check(t:counters "fatty" == 0)  check(t:hp "fatty" == 4)
    check(t:discarded "prowler")  check(t.P1.coins == 0)
  end,
}

scenario "an ambush does nothing if no slot can be covered" {
  cites = { "14.3.6" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "prowler" } }, { name = "P2" } },
  monsters = { "obelisk", "obelisk" },
  play = function(t) t.P1:play "prowler"  t:settle() end,
  expect = function(t)
    check(t:discarded "prowler")  check(t:slots() == 2)  check(t:slot(1) == "obelisk")  check(t:slot(2) == "obelisk")
    check(t:can("P1", "end the turn"))
  end,
}

scenario "a card that can't be covered makes its slot illegal for a monster revealed by an attack" {
  cites = { "14.3.6", "11.2.1" },
  set = "../sets/trials",
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "obelisk", "fly" },
  deck = { monster = { "dip" } },
  dice = { 4 },
  play = function(t) t.P1:attack "deck"  check(t:slot(2) == "dip")  t:settle() end,
  expect = function(t) check(t:slot(1) == "obelisk")  check(t:slot(2) == "fly") end,
}

scenario "two ambushes demand an attack each" {
  cites = { "6.8.3", "11.1.4" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "prowler" } }, { name = "P2", hand = { "lurker" }, loot_plays = 1 } },
  monsters = { "fly", "obelisk", "dip" },
  dice = { 3, 3, 2 },
  play = function(t)
    t.P1:play "prowler"  t:settle()
    t.P1:choose "fly"  t:settle()
    t.P1:pass()
    t.P2:play "lurker"  t:settle()
    t.P2:choose "dip"  t:settle()
    t.P1:declare_attack()  t:settle()
    check(#t.options == 2)
    t.P1:choose "lurker"  t:settle()
    check(not t:can("P1", "end the turn"))
    t.P1:attack "prowler"  t:settle()
    check(t:can("P1", "end the turn"))
  end,
  expect = function(t) check(t:can("P1", "attack")) end,
}

-- ---- Indomitable

scenario "an indomitable monster that refills a slot makes its own slot, and the refill continues" {
  cites = { "6.8.6", "14.1.3" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "slay" } }, { name = "P2" } },
  monsters = { "fly", "dip" },
  deck = { monster = { "colossus", "clotty" } },
  play = function(t) t.P1:play("slay", "fly")  t:settle() end,
  expect = function(t)
    check(t:slots() == 3)  check(t:slot(1) == "clotty")  check(t:slot(2) == "dip")  check(t:slot(3) == "colossus")
  end,
}

scenario "an indomitable monster revealed by an attack on the deck takes its own slot and is fought there" {
  cites = { "11.2.4", "6.8.6" },
  set = "../sets/trials",
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "fly", "dip" },
  deck = { monster = { "colossus" } },
  dice = { 3, 3, 3 },
  play = function(t)
    t.P1:attack "deck"
    check(t:slot(3) == "colossus")  check(t:in_play "fly")  check(t:in_play "dip")  check(t:stack() == "attack roll 3")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3)  check(t:slots() == 3)  check(t:slot(3) ~= nil) end,
}

scenario "nothing covers an indomitable monster" {
  cites = { "6.8.6", "14.3.6" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "prowler" } }, { name = "P2" } },
  monsters = { "colossus", "fly" },
  play = function(t) t.P1:play "prowler"  t:settle() end,
  expect = function(t) check(t:slot(1) == "colossus")  check(t:slot(2) == "prowler") end,
}

scenario "an indomitable monster revealed when no slot can be covered makes its own" {
  cites = { "14.3.6", "6.8.6", "11.2.4" },
  set = "../sets/trials",
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "colossus", "obelisk" },
  deck = { monster = { "colossus" } },
  dice = { 3, 3, 3 },
  play = function(t)
    t.P1:attack "deck"
    check(t:slots() == 3)  check(t:slot(3) == "colossus")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3) end,
}

scenario "the attack on an ambush is demanded this turn only" {
  cites = { "6.8.3" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "curtain" } }, { name = "P2", hand = { "lurker" }, loot_plays = 1 } },
  monsters = { "fly", "dip" },
  deck = { loot = { "a_penny", "a_penny" } },
  play = function(t)
    t.P1:pass()
    t.P2:play "lurker"  t:settle()
    t.P2:choose "fly"  t:settle()
    check(not t:can("P1", "end the turn"))
    t.P1:play "curtain"  t:settle()
    check(t.active == "P2")
    check(t:can("P2", "end the turn"))
  end,
}

scenario "an ambush that survives its attack does not demand another" {
  cites = { "6.8.3", "11.1.4" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "anoint" }, loot_plays = 2 }, { name = "P2", hand = { "lurker" }, loot_plays = 1 } },
  monsters = { "fly", "dip" },
  dice = { 3, 3, 4 },
  play = function(t)
    t.P1:pass()
    t.P2:play "lurker"  t:settle()
    t.P2:choose "fly"  t:settle()
    t.P1:play("anoint", "lurker")  t:settle()
    t.P1:attack "lurker"  t:settle()
    check(t:hp "lurker" == 0)  check(t:in_play "lurker")
    check(t:can("P1", "end the turn"))
    t.P1:attack "dip"  t:settle()  -- the attack of the turn
  end,
  expect = function(t) check(not t:can("P1", "attack")) end,
}
