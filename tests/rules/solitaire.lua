-- Rulebook section 21.3: solitaire and co-op. Their timer is in timer.lua.

-- ---- Setup, hands and ¢
scenario "21.3 there are no bonus souls" {
  rules = "solo",
  cites = { "21.3" },
  set = "../sets/trials",
  phase = "deal",
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  deck = { loot = { "jackpot", "jackpot", "jackpot", "jackpot", "jackpot", "jackpot", "a_penny" } },
  play = function(t)
    t:settle()
    local first = t[t.active]
    first:play "jackpot"  t:settle()
    check(first.coins == 25)  check(first.loot == 10)  check(first.souls == 0)
  end,
}

scenario "bonus souls and cards for three players are left out" {
  rules = "solo",
  cites = { "21.3", "2.12" },
  phase = "deal",
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  play = function(t) t:settle() end,
  expect = function(t) check(not t:bonus_soul "soul_of_greed")  check(t.timer == 8) end,
}

scenario "21.3 each of the two characters has a hand and ¢ of its own, dealt as usual" {
  rules = "coop",
  cites = { "21.3" },
  phase = "deal",
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  play = function(t)
    t:settle()
    check(t.P1.coins == 3)  check(t.P2.coins == 3)  check(t.P1.loot + t.P2.loot == 7)
    t[t.active]:end_turn()  t:settle()
    check(t.P1.loot == 4)  check(t.P2.loot == 4)  check(t:events "timer_dropped" == 0)
  end,
}

scenario "a solo player's hands are face up; two people keep their hands hidden" {
  rules = "solo",
  cites = { "21.3d" },
  players = { { name = "P1", hand = { "a_dime" } }, { name = "P2" } },
  play = function(t) check(t.P2:sees "a_dime")  check(not t:can("P1", "offer")) end,
}

-- ---- The goal
scenario "21.3b two players win together with 4 souls" {
  rules = "solo",
  cites = { "21.3b" },
  players = {
    { name = "P1", souls = { "monstro", "gurdy" }, hand = { "lost_soul" } }, { name = "P2", souls = { "envy" } },
  },
  play = function(t)
    check(not t.over)
    t.P1:play "lost_soul"  t:settle()
  end,
  expect = function(t) check(t.over)  check(#t.winners == 2) end,
}

scenario "both players' souls count together: four win" {
  rules = "solo",
  cites = { "21.3b" },
  players = { { name = "P1", souls = { "monstro", "gurdy" } }, { name = "P2", souls = { "war" }, hand = { "lost_soul" } } },
  active = "P2",
  play = function(t) t.P2:play "lost_soul"  t:settle() end,
  expect = function(t) check(t.over)  check(#t.winners == 2) end,
}

scenario "21.3b without these rules 3 and 1 souls do not win" {
  cites = { "15.2.1" },
  players = {
    { name = "P1", souls = { "monstro", "gurdy" }, hand = { "lost_soul" } }, { name = "P2", souls = { "envy" } },
  },
  play = function(t) t.P1:play "lost_soul"  t:settle() end,
  expect = function(t) check(not t.over)  check(t.P1.souls == 3) end,
}

scenario "21.3b hard: 5 souls are not enough, 6 are" {
  rules = "solo_hard",
  cites = { "21.3b", "PD28" },
  set = "../sets/variants",
  players = {
    { name = "P1", souls = { "monstro", "gurdy" }, hand = { "lost_soul", "smite" }, loot_plays = 2 },
    { name = "P2", souls = { "war", "famine" } },
  },
  monsters = { "envy", "fly" },
  play = function(t)
    t.P1:play "lost_soul"  t:settle()
    check(not t.over)
    t.P1:play("smite", "envy")  t:settle()
  end,
  expect = function(t) check(t.over)  check(#t.winners == 2) end,
}

scenario "at the hard level five souls are not enough" {
  rules = "solo_hard",
  cites = { "21.3b" },
  players = {
    { name = "P1", souls = { "monstro", "gurdy", "famine" } }, { name = "P2", souls = { "war" }, hand = { "lost_soul" } },
  },
  active = "P2",
  play = function(t) t.P2:play "lost_soul"  t:settle() end,
  expect = function(t) check(not t.over) end,
}

scenario "21.3b ultra hard: 7 souls are not enough, 8 are" {
  rules = "solo_ultra_hard",
  cites = { "21.3b", "PD28" },
  set = "../sets/variants",
  players = {
    { name = "P1", souls = { "monstro", "gurdy", "pin" }, hand = { "lost_soul", "smite" }, loot_plays = 2 },
    { name = "P2", souls = { "war", "famine", "pestilence" } },
  },
  monsters = { "envy", "fly" },
  play = function(t)
    t.P1:play "lost_soul"  t:settle()
    check(not t.over)
    t.P1:play("smite", "envy")  t:settle()
  end,
  expect = function(t) check(t.over)  check(#t.winners == 2) end,
}

scenario "at the ultra hard level seven souls are not enough" {
  rules = "solo_ultra_hard",
  cites = { "21.3b" },
  players = {
    { name = "P1", souls = { "monstro", "gurdy", "famine", "envy" } },
    { name = "P2", souls = { "war", "pin" }, hand = { "lost_soul" } },
  },
  active = "P2",
  play = function(t) t.P2:play "lost_soul"  t:settle() end,
  expect = function(t) check(not t.over)  check(t.P2.souls == 3) end,
}

scenario "21.3b with a cap of 4 the souls of one player beyond that do not count" {
  rules = "capped",
  cites = { "21.3b" },
  set = "../sets/variants",
  players = {
    { name = "P1", souls = { "monstro", "gurdy", "war", "pin" }, hand = { "smite", "smite" }, loot_plays = 2 },
    { name = "P2", souls = { "famine" }, hand = { "lost_soul" } },
  },
  monsters = { "larry_jr", "little_horn" },
  play = function(t)
    t.P1:play("smite", "larry_jr")  t:settle()
    t.P1:play("smite", "little_horn")  t:settle()
    check(t.P1.souls == 6)  check(not t.over)
    t.P1:end_turn()  t:settle()
    t.P2:play "lost_soul"  t:settle()
  end,
  expect = function(t) check(t.over)  check(#t.winners == 2) end,
}

-- ---- Rooms
scenario "a room that was there for a whole round is discarded and replaced" {
  rules = "solo",
  cites = { "21.3c", "16.6" },
  set = "../sets/trials",
  players = 2,
  rooms = { "mint" },
  deck = { room = { "armory" } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(t:slot(1, "room") == "mint")
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t:slot(1, "room") == "armory") end,
}

scenario "a room that was there for a whole round is discarded as the round ends" {
  rules = "solo", cites = { "21.3c", "16.6" }, set = "../sets/variants",
  phase = "deal",
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  deck = { room = { "cellar", "attic", "crypt" } },
  play = function(t)
    t:settle()
    local a = t.active
    local b = a == "P1" and "P2" or "P1"
    t[a]:end_turn()  t:settle()
    check(t:slot(1, "room") == "cellar")
    t[b]:end_turn()  t:settle()
    check(t:discarded "cellar")  check(t:slot(1, "room") == "attic")
    t[a]:end_turn()  t:settle()
    check(t:slot(1, "room") == "attic")
    t[b]:end_turn()  t:settle()
    check(t:slot(1, "room") == "crypt")
  end,
  expect = function(t) check(t:slot(1, "room") == "crypt") end,
}

scenario "16.6 a room revealed in the middle of a round stays at the end of that round" {
  rules = "solo",
  cites = { "21.3c", "16.6", "16.4" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "smite" } }, { name = "P2" } },
  monsters = { "fly", "fatty" },
  rooms = { "cellar" },
  deck = { room = { "attic", "crypt" } },
  play = function(t)
    t.P1:play("smite", "fly")  t:settle()
    t.P1:end_turn()  t:settle()
    t.P1:choose "cellar"  t:settle()
    check(t:slot(1, "room") == "attic")
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P1")  check(t:slot(1, "room") == "attic")  check(not t:discarded "attic") end,
}

scenario "a room that was revealed during the round stays" {
  rules = "solo",
  cites = { "21.3c", "16.6" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "slay" } }, { name = "P2" } },
  monsters = { "fly" },
  rooms = { "mint" },
  deck = { room = { "armory", "bell_tower" } },
  play = function(t)
    t.P1:play("slay", "fly")  t:settle()
    t.P1:end_turn()  t:settle()
    t.P1:choose "mint"  t:settle()
    check(t:slot(1, "room") == "armory")
    t.P2:end_turn()  t:settle()
    check(t:slot(1, "room") == "armory")
    t.P1:end_turn()  t:settle()
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t:slot(1, "room") == "bell_tower") end,
}

scenario "a room revealed in the middle of a round is discarded at the end of the next" {
  rules = "solo", cites = { "21.3c", "16.6" }, set = "../sets/variants",
  players = { { name = "P1", hand = { "smite" } }, { name = "P2" } },
  monsters = { "fly", "fatty" },
  rooms = { "cellar" },
  deck = { room = { "attic", "crypt" } },
  play = function(t)
    t.P1:play("smite", "fly")  t:settle()
    t.P1:end_turn()  t:settle()
    t.P1:choose "cellar"  t:settle()
    t.P2:end_turn()  t:settle()
    check(t:slot(1, "room") == "attic")
    t.P1:end_turn()  t:settle()
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t:slot(1, "room") == "crypt") end,
}

scenario "16.6 in an ordinary game a room stays" {
  cites = { "16.6" },
  set = "../sets/variants",
  players = 2,
  rooms = { "cellar" },
  play = function(t)
    for _ = 1, 2 do
      t.P1:end_turn()  t:settle()
      t.P2:end_turn()  t:settle()
    end
  end,
  expect = function(t) check(t:slot(1, "room") == "cellar")  check(t:discard_size "room" == 0) end,
}
