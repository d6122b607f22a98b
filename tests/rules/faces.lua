-- Rulebook section 20.2.3: cards with two faces.
scenario "F132 a flipped item keeps damage and counters, and only the visible face counts" {
  cites = { "20.2.3", "20.1.2" },
  set = "../sets/trials",
  players = {
    { name = "P1", hand = { "turnabout" }, items = { { "weathercock", hp = 1, counters = 2, charged = false } } },
    { name = "P2" },
  },
  play = function(t)
    check(t:hp "weathercock" == 1)  check(t:attack_of "P1" == 2)
    t.P1:play("turnabout", "weathercock")  t:settle()
    check(t:in_play "weathercock/back")  check(t:hp "Stormcock" == 2)  check(t:counters "Stormcock" == 2)
    check(not t:charged "Stormcock")  check(t:evasion "Stormcock" == 5)  check(t:attack_of "Stormcock" == 2)
    check(t:attack_of "P1" == 1)  check(t:events "entered_play" == 0)  check(t:events "left_play" == 0)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1) end,  -- for the flip, none for the end of the turn
}

scenario "the other face's abilities can be used once it is up, and the first face's again after a second flip" {
  cites = { "20.2.3" },
  set = "../sets/trials",
  players = {
    { name = "P1", hand = { "turnabout", "turnabout" }, loot_plays = 2, items = { "weathercock" } }, { name = "P2" },
  },
  play = function(t)
    check(not t:can("P1", "activate weathercock"))
    t.P1:play("turnabout", "weathercock")  t:settle()
    t.P1:activate "Stormcock"  t:settle()
    check(t.P1.coins == 4)
    t.P1:play("turnabout", "Stormcock")  t:settle()
    check(t:in_play "weathercock")  check(t:attack_of "P1" == 2)  check(not t:charged "weathercock")
  end,
  expect = function(t) check(t.P1.coins == 5) end,
}

scenario "effects that targeted an object before it flipped still affect it" {
  cites = { "20.2.3", "7.7" },
  set = "../sets/trials",
  players = {
    { name = "P1", hand = { "zap" } },
    { name = "P2", hand = { "turnabout" }, loot_plays = 1, items = { "weathercock" } },
  },
  play = function(t)
    t.P1:play("zap", "weathercock")
    t.P2:play("turnabout", "weathercock")  t:settle()
  end,
  expect = function(t) check(t:hp "Stormcock" == 3)  check(t:events "fizzled" == 0) end,
}

scenario "F166 a card with one face can't be flipped" {
  cites = { "20.2.3", "7.10" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "turnabout" } }, { name = "P2", items = { "imp" } } },
  play = function(t) t.P1:play("turnabout", "imp")  t:settle() end,
  expect = function(t) check(t:in_play "imp")  check(t.P1.coins == 0) end,
}

scenario "F146 a starting item whose other face can be attacked stays its controller's item, and is not a monster" {
  cites = { "20.2.3", "11.5.3", "6.8.9", "3.1.3" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "slay" } }, { name = "P2", items = { "twin_idol" } } },
  monsters = { "fly", "dip" },
  dice = { 3, 4 },
  play = function(t)
    t.P2:activate "twin_idol"  t:settle()
    check(#t.P2.items == 1)  check(t:in_play "twin_idol/back")
    t.P1:play "slay"
    for _, option in ipairs(t.options) do check(option ~= "Twin Beast") end
    t.P1:choose "fly"  t:settle()
    t.P1:attack "Twin Beast"  t:settle()
  end,
  expect = function(t) check(t:hp "Twin Beast" == 0)  check(#t.P2.items == 1) end,  -- eternal
}

scenario "F146 a face that does not say it can be attacked can't be attacked" {
  cites = { "20.2.3", "11.1.3" },
  set = "../sets/trials",
  players = { { name = "P1" }, { name = "P2", items = { "twin_idol" } } },
  monsters = { "fly", "dip" },
  dice = { 2 },
  play = function(t)
    t.P1:declare_attack()  t:settle()
    check(#t.options == 3)  -- two monsters and the deck
    t.P1:choose "fly"  t:settle()
  end,
}

scenario "F95 a character that is flipped leaves the damage on the player" {
  cites = { "10.1.5", "10.1.7", "20.2.3" },
  set = "../sets/trials",
  players = { { name = "P1", character = "changeling", hp = 1 }, { name = "P2" } },
  play = function(t)
    t.P1:activate "changeling"  t:settle()
  end,
  expect = function(t)
    check(t.P1.max_hp == 3)  check(t.P1.hp == 2)  check(t:attack_of "P1" == 2)
    check(not t:charged "Revealed Changeling")
  end,
}

scenario "F95 flipping to a face with less HP removes marked damage" {
  cites = { "10.1.5", "10.1.6" },
  set = "../sets/trials",
  players = { { name = "P1", character = "changeling", hp = 1, coins = 1 }, { name = "P2" } },
  play = function(t)
    t.P1:activate "changeling"  t:settle()
    t.P1:activate "Revealed Changeling"  t:settle()
  end,
  expect = function(t) check(t.P1.max_hp == 2)  check(t.P1.hp == 2)  check(t:attack_of "P1" == 1) end,
}

scenario "counters on a player and on a character stay when the character flips" {
  cites = { "20.1.4", "20.1.2" },
  set = "../sets/trials",
  players = { { name = "P1", character = "changeling", hand = { "vigor", "fury" }, loot_plays = 2 }, { name = "P2" } },
  play = function(t)
    t.P1:play("vigor", "P1")  t:settle()
    t.P1:play("fury", "changeling")  t:settle()
    t.P1:activate "changeling"  t:settle()
  end,
  expect = function(t)
    check(t:counters "P1" == 1)  check(t:counters "Revealed Changeling" == 1)
    check(t.P1.max_hp == 4)  check(t:attack_of "P1" == 3)
  end,
}

scenario "an object that loses its HP stat loses its marked damage" {
  cites = { "10.1.8" },
  set = "../sets/trials",
  players = {
    { name = "P1", hand = { "turnabout", "turnabout" }, loot_plays = 2, items = { { "cocoon", hp = 1 } } },
    { name = "P2" },
  },
  play = function(t)
    check(t:hp "cocoon" == 1)
    t.P1:play("turnabout", "cocoon")  t:settle()
    t.P1:play("turnabout", "Silk")  t:settle()
  end,
  expect = function(t) check(t:hp "cocoon" == 3) end,
}

scenario "a card with three faces is flipped to the next one, and after the last to the first" {
  cites = { "20.2.3a" },
  set = "../sets/things",
  players = { { name = "P1", coins = 5, items = { "prism" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate "prism"  t:settle()
    check(t:in_play "prism/back")  check(t:attack_of "P1" == 2)  check(t.P1.max_hp == 2)
    t.P1:activate "Red Prism"  t:settle()
    check(t:in_play "prism/back/back")  check(t:attack_of "P1" == 1)  check(t.P1.max_hp == 3)  check(t.P1.coins == 6)
    t.P1:activate "Blue Prism"  t:settle()
    check(t:in_play "prism")  check(t:attack_of "P1" == 1)  check(t.P1.max_hp == 2)
  end,
  expect = function(t) check(t:events "flipped" == 3)  check(t:events "entered_play" == 0)  check(t.P1.coins == 5) end,
}

scenario "a card is flipped to a face that is named, and not to the face that is visible" {
  cites = { "20.2.3a" },
  set = "../sets/things",
  players = {
    { name = "P1", items = { "prism" }, hand = { "turn_to_third", "turn_to_third" }, loot_plays = 2 }, { name = "P2" },
  },
  play = function(t)
    t.P1:play("turn_to_third", "prism")  t:settle()
    check(t:in_play "prism/back/back")  check(t.P1.coins == 3)
    t.P1:play("turn_to_third", "Blue Prism")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3)  check(t:events "flipped" == 1) end,
}

scenario "a card with two faces has no third face" {
  cites = { "20.2.3a", "7.10" },
  set = "../sets/things",
  players = { { name = "P1", items = { "weathercock" }, hand = { "turn_to_third" } }, { name = "P2" } },
  play = function(t) t.P1:play("turn_to_third", "weathercock")  t:settle() end,
  expect = function(t) check(t:in_play "weathercock")  check(t.P1.coins == 0) end,
}

scenario "the visible face has a number; a card with one face shows its first" {
  cites = { "20.2.3a" },
  set = "../sets/things",
  players = {
    { name = "P1", items = { "prism", "dinner" }, hand = { "turn_once", "turn_once" }, loot_plays = 2 },
    { name = "P2" },
  },
  play = function(t)
    t.P1:play("turn_once", "prism")  t:settle()
    check(t.P1.coins == 2)
    t.P1:play("turn_once", "dinner")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3)  check(t:events "flipped" == 1) end,
}

scenario "a card that left play shows the face that was visible, and is its first face again" {
  cites = { "20.2.3a" },
  set = "../sets/things",
  players = { { name = "P1", items = { "prism" }, hand = { "turn_and_break" } }, { name = "P2" } },
  play = function(t) t.P1:play("turn_and_break", "prism")  t:settle() end,
  expect = function(t) check(t.P1.coins == 5)  check(t:discard "treasure" == "prism") end,
}

scenario "a copy takes the visible face, has no other faces, and can't be flipped" {
  cites = { "20.2.3a", "20.9.1" },
  set = "../sets/things",
  players = {
    { name = "P1", items = { "prism" }, hand = { "turn_once", "fancy_dress", "turn_once" }, loot_plays = 3 },
    { name = "P2", items = { "dinner" } },
  },
  play = function(t)
    t.P1:play("turn_once", "prism")  t:settle()
    check(t.P1.coins == 2)
    t.P1:play("fancy_dress", "dinner", "Red Prism")  t:settle()
    check(t:attack_of "P2" == 2)
    t.P1:play("turn_once", "Red Prism#2")  t:settle()
    check(t.P1.coins == 4)  check(t:attack_of "P2" == 2)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P2:has "dinner")  check(t:events "flipped" == 1) end,
}

scenario "a card with faces that is a copy can't be flipped, and is at the same face afterwards" {
  cites = { "20.2.3a", "20.9.1" },
  set = "../sets/things",
  players = {
    { name = "P1", items = { "prism" }, hand = { "turn_once", "fancy_dress", "turn_once" }, loot_plays = 3 },
    { name = "P2", items = { "dinner" } },
  },
  play = function(t)
    t.P1:play("turn_once", "prism")  t:settle()
    t.P1:play("fancy_dress", "Red Prism", "dinner")  t:settle()
    t.P1:play("turn_once", "dinner#1")  t:settle()
    check(t.P1.coins == 3)  check(t:events "flipped" == 1)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:in_play "prism/back") end,
}

scenario "flipping to a face can be replaced" {
  cites = { "20.2.3a", "6.7.3" },
  set = "../sets/things",
  players = { { name = "P1", items = { "prism", "clamp" }, hand = { "turn_to_third" } }, { name = "P2" } },
  play = function(t) t.P1:play("turn_to_third", "prism")  t:settle() end,
  expect = function(t) check(t:in_play "prism")  check(t.P1.coins == 1) end,
}

scenario "a card keeps its face when its controller changes" {
  cites = { "20.2.3a" },
  set = "../sets/things",
  players = {
    { name = "P1", items = { "prism" }, hand = { "turn_to_third" } },
    { name = "P2", hand = { "snatch" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play("turn_to_third", "prism")  t:settle()
    t.P2:play("snatch", "Blue Prism")  t:settle()
  end,
  expect = function(t) check(t.P2:has "prism/back/back")  check(t.P1.max_hp == 2)  check(t.P2.max_hp == 3) end,
}

scenario "a copy has the number of the face that it copied" {
  cites = { "20.2.3a", "20.9.1" },
  set = "../sets/things",
  players = {
    { name = "P1", items = { "prism" }, hand = { "turn_once", "fancy_dress", "face_value" }, loot_plays = 3 },
    { name = "P2", items = { "dinner" } },
  },
  play = function(t)
    t.P1:play("turn_once", "prism")  t:settle()
    t.P1:play("fancy_dress", "dinner", "Red Prism")  t:settle()
    check(t.P1.coins == 2)
    t.P1:play("face_value", "Red Prism#2")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4) end,
}
