-- Rulebook section 13.2: the death of monsters.
scenario "F16 the active player gets the rewards, whoever killed the monster" {
  cites = { "13.2.9" },
  players = { { name = "P1" }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "fly" },
  play = function(t) t.P2:activate("mr_boom", "fly")  t:settle() end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P2.coins == 0) end,
}

scenario "F17 and the soul of a boss" {
  cites = { "13.2.9", "13.2.5" },
  players = { { name = "P1" }, { name = "P2", items = { "mr_boom" } } },
  monsters = { { "monstro", hp = 1 } },
  play = function(t) t.P2:activate("mr_boom", "monstro")  t:settle() end,
  expect = function(t) check(t.P1:has_soul "monstro")  check(t.P2.souls == 0)  check(t.P1.coins == 6) end,
}

scenario "F19 a roll for rewards can be changed" {
  cites = { "3.6.7", "9.2.3" },
  players = { { name = "P1", items = { "spoon_bender" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { { "dinga", hp = 1 } },
  dice = { 3 },
  play = function(t)
    t.P2:activate("mr_boom", "dinga")
    t:resolve()  t:resolve()  t:resolve()
    check(t:stack() == "roll 3")
    t.P1:activate "spoon_bender"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4) end,
}

scenario "F20 Q4 a boss becomes a soul only after the roll for its rewards has resolved" {
  cites = { "3.6.7", "13.2.7", "13.2.5" },
  set = "../sets/probe",
  players = { { name = "P1" }, { name = "P2", items = { "spoon_bender" }, hand = { "slay" }, loot_plays = 1 } },
  monsters = { "hoarder" },
  deck = { monster = { "dip" } },
  dice = { 2 },
  play = function(t)
    t.P2:play("slay", "hoarder")
    t:resolve()  t:resolve()
    check(t:stack() == "roll 2")  check(t.P1.souls == 0)  check(t:slot(1) == nil)
    t.P2:activate "spoon_bender"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 3)  check(t.P1:has_soul "hoarder")  check(t:slot(1) == "dip") end,
}

scenario "F22 death triggers resolve before the rewards, and the slot is filled last" {
  cites = { "13.2.2", "13.2.3", "13.2.6", "13.2.7" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { { "boom_fly", hp = 1 } },
  deck = { monster = { "dip" } },
  dice = { 4 },
  play = function(t)
    t.P1:attack "boom_fly"
    t:resolve()  t:resolve()  t:resolve()
    check(t.P1.coins == 0)  check(t:slot(1) == nil)
    t:resolve()
    check(t:stack() == "1 damage to P2, 1 damage to P1")
    check(t.P1.coins == 0)
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4)  check(t:slot(1) == "dip")  check(t.P1.hp == 1)  check(t.P2.hp == 1) end,
}

scenario "F23 the monster under a dead one comes back into play; the slot is not refilled" {
  cites = { "13.2.11", "14.3.4" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { { "dip", covers = { "fatty" } }, "fly" },
  deck = { monster = { "clotty" } },
  dice = { 4 },
  play = function(t) t.P1:attack "dip"  t:settle() end,
  expect = function(t) check(t:slot(1) == "fatty")  check(t:hp "fatty" == 4)  check(t:top "monster" == "clotty") end,
}

scenario "while its death triggers wait, a monster is in the holding zone and the card it covered is in play" {
  cites = { "13.2.1", "19.1", "13.2.11" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { { "boom_fly", hp = 1, covers = { "fatty", "clotty" } }, "fly" },
  dice = { 4 },
  play = function(t)
    t.P1:attack "boom_fly"
    t:resolve()  t:resolve()  t:resolve()
    check(t:stack() ~= "")
    check(not t:in_play "boom_fly")  check(not t:discarded "boom_fly")  check(t:slot(1) == "fatty")
    t:settle()
  end,
  expect = function(t) check(t:discarded "boom_fly")  check(t:slot(1) == "fatty")  check(t.P1.coins == 4) end,
}

scenario "Q4 a monster killed by another's death finishes dying before the first one's rewards" {
  cites = { "13.2.7", "13.2.3" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "stoney", "fly" },
  dice = { 3 },
  play = function(t)
    t.P1:attack "fly"
    t:resolve()  t:resolve()  t:resolve()
    check(t:stack() == "Stoney: When another monster dies, kill this.")
    t:resolve()
    check(t:stack() == "death of Stoney")  check(t.P1.coins == 0)
    t:resolve()
    check(t:discarded "stoney")  check(t.P1.loot == 1)
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t:discarded "fly") end,
}

scenario "Q50 a monster's death continues after the death of the active player that it caused" {
  cites = { "13.2.7", "13.4.6", "13.5.7" },
  players = { { name = "P1", hp = 1, coins = 0 }, { name = "P2" } },
  monsters = { { "boom_fly", hp = 1 } },
  deck = { monster = { "dip" } },
  dice = { 4 },
  play = function(t) t.P1:attack "boom_fly"  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 4)  -- nothing to lose when the penalty was paid
    check(t:slot(1) == "dip")  check(t:discarded "boom_fly")  check(t.active == "P2")
  end,
}

scenario "a monster put into discard does not die: no rewards, no soul" {
  cites = { "13.2.10", "20.7.1", "14.1.2" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "banish", "a_penny" } }, { name = "P2" } },
  monsters = { "greed" },
  deck = { monster = { "dip" } },
  play = function(t) t.P1:play("banish", "greed")  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 0)  check(t.P1.souls == 0)  check(t:discarded "greed")  check(t:slot(1) == "dip")
    check(t:events "monster_died" == 0)  check(t:events "killed" == 0)
  end,
}

scenario "the slot is refilled once a trigger of the step `soul or discard` has resolved" {
  cites = { "13.2.7", "13.2.5", "14.2.3" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "slay" }, items = { "soul_ledger" } }, { name = "P2" } },
  monsters = { "twin_souls", "fatty" },
  deck = { monster = { "dip" } },
  play = function(t)
    t.P1:play("slay", "twin_souls")  t:resolve()  t:resolve()
    check(t.P1:has_soul "twin_souls")  check(t:stack() ~= "")  check(t:slot(1) == nil)
    t:settle()
  end,
  expect = function(t) check(t:slot(1) == "dip") end,
}

scenario "triggers on the monster leaving its slot resolve before the abilities that trigger on its death" {
  cites = { "13.2.7", "13.2.1" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "slay" } }, { name = "P2", items = { "undertow" } } },
  monsters = { "parting" },
  play = function(t)
    t.P1:play("slay", "parting")  t:resolve()  t:resolve()
    check(t:stack() == "Parting: When this leaves play, each player gains 1¢.")
    t:resolve()  t:pass_all()
    check(t:stack() == "Undertow: When a monster dies, gain 2¢.")
    t:settle()
  end,
  expect = function(t) check(t.P2.coins == 3) end,
}

-- ---- When it is decided that a monster can't be put into discard (Q92)
scenario "a monster that couldn't be put into discard as it died returns, though what said so has left play" {
  cites = { "13.2.8", "Q92" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "slay" }, items = { "embalmer" } }, { name = "P2" }, { name = "P3" } },
  monsters = { "evil_twin" },
  deck = { treasure = { "breakfast" }, monster = { "fly" } },
  play = function(t) t.P1:play("slay", "evil_twin")  t:settle() end,
  expect = function(t)
    check(t:discarded "embalmer")  check(t.P1:has "breakfast")  check(t:slot(1) == "evil_twin")
  end,
}

scenario "a monster goes to discard, though its reward says that it can't be put there" {
  cites = { "13.2.8", "13.2.5", "Q92" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "slay" } }, { name = "P2" }, { name = "P3" } },
  monsters = { "evil_twin" },
  deck = { treasure = { "embalmer" }, monster = { "fly" } },
  play = function(t) t.P1:play("slay", "evil_twin")  t:settle() end,
  expect = function(t) check(t.P1:has "embalmer")  check(t:discarded "evil_twin")  check(t:slot(1) == "fly") end,
}
