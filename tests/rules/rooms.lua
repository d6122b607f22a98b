-- Rulebook section 16: rooms.
scenario "F58 as a turn starts the active player's objects and the room recharge, shop items and others' do not" {
  cites = { "4.2.1", "16.3" },
  set = "../sets/trials",
  phase = "start",
  players = {
    { name = "P1", character = "isaac", charged = false, items = { { "mr_boom", charged = false } } },
    { name = "P2", character = "judas", charged = false, items = { { "the_battery", charged = false } } },
  },
  rooms = { { "mint", charged = false } },
  shop = { { "box", charged = false } },
  play = function(t)
    check(t:charged "isaac")  check(t:charged "mr_boom")  check(t:charged "mint")
    check(not t:charged "box")  check(not t:charged "the_battery")  check(not t:charged "judas")
    t:settle()
  end,
}

scenario "F62 if a monster died, the active player may put the room into discard as the turn ends" {
  cites = { "4.4.3", "16.4" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "slay" } }, { name = "P2" } },
  monsters = { "fly" },
  rooms = { "mint" },
  deck = { room = { "armory" } },
  play = function(t)
    t.P1:play("slay", "fly")  t:settle()
    t.P1:end_turn()  t:settle()
    check(t.asked == "P1")  check(t.question == "leave_room")  check(t.phase == "end")
    t.P1:choose "mint"
    check(t.active == "P2")
    t:settle()
  end,
  expect = function(t) check(t:discarded "mint")  check(t:slot(1, "room") == "armory") end,
}

scenario "F62 the active player may keep the room" {
  cites = { "4.4.3", "16.4" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "slay" } }, { name = "P2" } },
  monsters = { "fly" },
  rooms = { "mint" },
  play = function(t)
    t.P1:play("slay", "fly")  t:settle()
    t.P1:end_turn()  t:settle()
    t.P1:choose "none"  t:settle()
  end,
  expect = function(t) check(t:slot(1, "room") == "mint")  check(t:discard_size "room" == 0) end,
}

scenario "F62 without the death of a monster in this turn the room stays" {
  cites = { "4.4.3" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "slay" } }, { name = "P2" } },
  monsters = { "fly" },
  rooms = { "mint" },
  play = function(t)
    t.P1:play("slay", "fly")  t:settle()
    t.P1:end_turn()  t:settle()
    t.P1:choose "none"  t:settle()
    t.P2:end_turn()  t:settle()
    check(t.active == "P1")  check(t.question == "action")  check(t:slot(1, "room") == "mint")
  end,
}

scenario "a room revealed as the turn ends does not trigger at the end of that turn" {
  cites = { "16.5", "16.2", "1.4a" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "slay" } }, { name = "P2" } },
  monsters = { "dip" },  -- 1¢
  rooms = { "mint" },
  deck = { room = { "bell_tower" } },
  play = function(t)
    t.P1:play("slay", "dip")  t:settle()
    t.P1:end_turn()  t:settle()
    t.P1:choose "mint"  t:settle()
    check(t:slot(1, "room") == "bell_tower")  check(t.P1.coins == 1)
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P2.coins == 1) end,
}

scenario "F145 a room's tap ability works once for each recharge, and effects that recharge items do not affect it" {
  cites = { "16.2", "16.3" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "the_battery", { "mr_boom", charged = false } } }, { name = "P2" } },
  rooms = { "mint" },
  play = function(t)
    t.P1:activate "mint"  t:settle()
    check(t.P1.coins == 2)  check(not t:charged "mint")  check(not t:can("P1", "activate mint"))
    t.P1:activate "the_battery"
    check(t.question == "target")
    for _, option in ipairs(t.options) do check(option ~= "Mint") end
    t.P1:choose "mr_boom"  t:settle()
    check(not t:charged "mint")
    t.P1:end_turn()  t:settle()
    check(t:charged "mint")
  end,
}

scenario "F160 only the active player may activate a room's ability" {
  cites = { "16.2", "6.3.1" },
  set = "../sets/trials",
  players = { { name = "P1", coins = 1, hand = { "a_penny" } }, { name = "P2", coins = 1 } },
  rooms = { "mint", "armory" },
  play = function(t)
    t.P1:play "a_penny"
    check(t:can("P1", "activate mint"))  check(t:can("P1", "activate armory"))
    check(not t:can("P2", "activate mint"))  check(not t:can("P2", "activate armory"))
    t:settle()
    t.P1:end_turn()  t:settle()
    check(t:can("P2", "activate mint"))  check(t:can("P2", "activate armory"))  check(not t:can("P1", "activate mint"))
  end,
}

scenario "Q67 an ability of a room is controlled by the player who activated it" {
  cites = { "16.2", "19.7.2" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "annul" } }, { name = "P2", hand = { "annul" }, loot_plays = 1 } },
  rooms = { "mint" },
  play = function(t)
    t.P1:activate "mint"
    check(not t:can("P1", "annul"))
    t.P2:play("annul", "mint")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(not t:charged "mint") end,
}

scenario "a room's static abilities work while it is in its slot" {
  cites = { "16.1", "16.2" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "seal" } }, { name = "P2" } },
  rooms = { "armory" },
  deck = { room = { "quiet_room" } },
  play = function(t)
    check(t:attack_of "P1" == 2)  check(t:attack_of "P2" == 1)
    t.P1:play("seal", "armory")  t:settle()
    check(t:attack_of "P1" == 1)
  end,
  expect = function(t) check(t:discarded "armory")  check(t:slot(1, "room") == "quiet_room") end,
}

scenario "a room is not an item" {
  cites = { "16.3", "16.1" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "shatter" } }, { name = "P2" } },
  rooms = { "mint" },
  play = function(t)
    t.P1:play "shatter"
    for _, option in ipairs(t.options) do check(option ~= "Mint") end
    t.P1:choose(t.options[1])  t:settle()
  end,
  expect = function(t) check(t:in_play "mint") end,
}

scenario "room slots can be expanded, are filled, and one of several rooms may be discarded" {
  cites = { "16.7", "14.1.3", "4.4.3" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "annex", "slay" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "fly" },
  rooms = { "mint" },
  deck = { room = { "armory", "bell_tower" } },
  play = function(t)
    t.P1:play "annex"  t:settle()
    check(t:slots "room" == 2)  check(t:slot(2, "room") == "armory")  check(t:can("P1", "activate mint"))
    t.P1:play("slay", "fly")  t:settle()
    t.P1:end_turn()  t:settle()
    check(#t.options == 3)
    t.P1:choose "mint"  t:settle()
  end,
  expect = function(t)
    check(t:slot(1, "room") == "bell_tower")  check(t:slot(2, "room") == "armory")  check(t:slots "room" == 2)
  end,
}

scenario "a room that says so can be attacked, but is not a monster" {
  cites = { "11.5.1", "11.5.2", "11.5.3", "13.7.1" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "wake" } }, { name = "P2" } },
  rooms = { "stone_face" },
  deck = { room = { "mint" } },
  dice = { 2, 3, 3 },
  play = function(t)
    t.P1:attack "stone_face"  t:settle()
    check(t.P1.hp == 1)  check(t.P1.coins == 3)  check(t:discarded "stone_face")  check(t:slot(1, "room") == "mint")
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t:slot(1, "room") == "mint") end,  -- no monster died (4.4.3)
}

scenario "a room that does not say so can't be attacked" {
  cites = { "11.1.3", "11.5.1" },
  set = "../sets/trials",
  players = { { name = "P1" }, { name = "P2" } },
  rooms = { "mint" },
  dice = { 6 },
  monsters = { "fly" },
  play = function(t)
    t.P1:declare_attack()  t:settle()
    for _, option in ipairs(t.options) do check(option ~= "Mint") end
    t.P1:choose "fly"  t:settle()
  end,
}
