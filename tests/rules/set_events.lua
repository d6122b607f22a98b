-- Rulebook section 6.12: events of sets.
scenario "an event of a set happens when an effect says so, and each ability that listens for it triggers" {
  cites = { "6.12.1", "6.12.2" },
  set = "../sets/theatre",
  players = { { name = "P1", coins = 1, items = { "curtain_rope", "usher" } }, { name = "P2", items = { "prompters_box" } }, { name = "P3", items = { "usher" } } },
  play = function(t) t.P1:activate "curtain_rope"  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 0)  check(t.P2.coins == 1)
    check(t.P1.loot == 1)  check(t.P3.loot == 0)  -- `by` is the player whose effect it is
    check(t:events "set_event" == 1)  check(t:events "curtain_fell" == 1)  check(t:events "applause_given" == 0)
    check(t:order("item_activated", "curtain_fell", "loot_drawn P1"))
    check(t:because "curtain_fell" == t:because "set_event")
  end,
}

scenario "an event of a set has the player it happens to, and a number" {
  cites = { "6.12.2" },
  set = "../sets/theatre",
  players = { { name = "P1", coins = 1, items = { "claque", "vain_actor" } }, { name = "P2", items = { "vain_actor" } } },
  play = function(t) t.P1:activate("claque", "P2")  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 0)  check(t.P2.coins == 2)
    check(t.P1.max_hp == 2)  check(t.P2.max_hp == 3)  -- it is counted like other events
  end,
}

scenario "an event of a set that can't happen does not happen" {
  cites = { "6.12.2", "6.7.11" },
  set = "../sets/theatre",
  players = { { name = "P1", coins = 2, items = { "claque", "vain_actor", "critic" } }, { name = "P2", items = { "vain_actor" } } },
  play = function(t)
    t.P1:activate("claque", "P2")  t:settle()
    t.P1:activate("claque", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2)  check(t.P2.coins == 0)  check(t:events "set_event" == 1) end,
}

scenario "the number of an event of a set can be changed" {
  cites = { "6.12.2", "6.7.3" },
  set = "../sets/theatre",
  players = { { name = "P1", coins = 1, items = { "claque", "vain_actor", "laughing_track" } }, { name = "P2" } },
  play = function(t) t.P1:activate("claque", "P1")  t:settle() end,
  expect = function(t) check(t.P1.coins == 3) end,
}

scenario "an event of a set that is replaced does not happen, nor is it counted" {
  cites = { "6.12.2", "6.7.3", "6.9.1" },
  set = "../sets/theatre",
  players = { { name = "P1", coins = 2, items = { "curtain_rope", "prompters_box", "playbill" } }, { name = "P2", items = { "second_cast" }, hand = { "trials:thief" } } },
  play = function(t)
    t.P1:activate "curtain_rope"  t:settle()
    check(t.P2.loot == 2)
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t:attack_of "P1" == 1) end,
}

scenario "events of one set are different events" {
  cites = { "6.12.1" },
  set = "../sets/theatre",
  players = { { name = "P1", coins = 2, items = { "claque", "curtain_rope", "prompters_box", "playbill" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate("claque", "P1")  t:settle()
    check(t.P1.coins == 1)
    check(t:attack_of "P1" == 1)
    t.P1:activate "curtain_rope"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t:attack_of "P1" == 2) end,
}

scenario "an event may happen to an object; who controls it now decides" {
  cites = { "6.12.2", "19.7.1" },
  set = "../sets/theatre",
  players = {
    { name = "P1", coins = 1, items = { "paint_pot", "playbill" } }, { name = "P2", items = { "paint_pot" }, hand = { "trials:thief" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:activate "playbill"  t:settle()
    check(not t:charged "playbill")
    t.P1:activate("paint_pot", "playbill")
    t.P1:pass()  t.P2:play("trials:thief", "playbill")  t:settle()
  end,
  expect = function(t) check(t.P2:has "playbill")  check(t:charged "playbill")  check(t.P1.coins == 0) end,
}

scenario "nothing happens to an object that has left play" {
  cites = { "6.12.2", "7.7" },
  set = "../sets/theatre",
  players = { { name = "P1", coins = 1, items = { "paint_pot", "playbill" } }, { name = "P2", hand = { "trials:shatter" }, loot_plays = 1 } },
  play = function(t)
    t.P1:activate("paint_pot", "playbill")
    t.P1:pass()  t.P2:play("trials:shatter", "playbill")  t:settle()
  end,
  expect = function(t) check(t:events "set_event" == 0)  check(t.P1.coins == 0) end,
}

scenario "an effect emits the event also when its object is gone; a copy hears it" {
  cites = { "6.12.2", "7.7", "20.9.1" },
  set = "../sets/theatre",
  players = {
    { name = "P1", coins = 1, items = { "curtain_rope", "prompters_box", "trials:facsimile" } }, { name = "P2", hand = { "trials:shatter" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:activate("trials:facsimile", "prompters_box")  t:settle()
    t.P1:activate "curtain_rope"
    t.P1:pass()  t.P2:play("trials:shatter", "curtain_rope")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2) end,
}

scenario "two sets that declare an event alike share it" {
  cites = { "6.12.1" },
  set = "../sets/orchestra",
  players = { { name = "P1", items = { "kettledrum", "theatre:prompters_box" } }, { name = "P2" } },
  play = function(t) t.P1:activate "kettledrum"  t:settle() end,
  expect = function(t) check(t.P1.coins == 1) end,
}
