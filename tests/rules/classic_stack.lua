-- The first edition, rulebook sections 5 to 8 and PD13: the stack, priority, abilities and fizzling. Where the second
-- edition differs, its scenario follows.
scenario "PD13 first edition: adding to the stack keeps priority; after a resolution the active player has it" {
  rules = "classic",
  cites = { "5.1.2", "PD13" },
  players = {
    { name = "P1", items = { "mr_boom" } }, { name = "P2", hand = { "a_penny" }, loot_plays = 1 }, { name = "P3" },
  },
  monsters = { "fatty" },
  dice = { 2, 2, 2 },
  play = function(t)
    t.P1:attack "fatty"
    t.P2:play "a_penny"
    check(t.asked == "P2")  -- the player who added keeps it
    t:resolve()
    check(t.asked == "P1")  check(t:stack() == "attack: attack starts")
    t.P1:activate("mr_boom", "fatty")
    check(t:hp "fatty" == 4)
    t:resolve()  t:resolve()
    check(t:hp "fatty" == 3)
    t:settle()
  end,
}

scenario "Q55 first edition: only the active player may act on an empty stack" {
  rules = "classic", cites = { "Q55" }, set = "../sets/variants",
  players = { { name = "P1" }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "fatty" },
  play = function(t)
    check(not t:can("P2", "mr_boom"))
    t.P1:pass()
    check(t.asked == "P1")
  end,
}

-- ---- Cards and choices on the stack
scenario "F1 F3 first edition: a cancelled trinket is not an item and is discarded below the card that cancelled it" {
  rules = "classic",
  cites = { "3.2.3", "5.2.7", "5.2.8" },
  players = { { name = "P1", hand = { "curved_horn" } }, { name = "P2", hand = { "butter_bean" }, loot_plays = 1 } },
  play = function(t)
    t.P1:play "curved_horn"
    t.P2:play "butter_bean"  t:settle()
  end,
  expect = function(t)
    check(#t.P1.items == 0)  check(t:discard "loot" == "butter_bean")  check(t:discard("loot", 2) == "curved_horn")
  end,
}

scenario "F10 first edition: the option of a choose-one is final" {
  rules = "classic",
  cites = { "7.2" },
  players = {
    { name = "P1", items = { "forever_alone" } },
    { name = "P2", coins = 4, items = { "battery_bum", { "mr_boom", charged = false } } },
  },
  deck = { loot = { "a_dime" } },
  play = function(t)
    t.P1:activate("forever_alone", "steal 1¢")
    t.P2:activate("battery_bum", "mr_boom")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t.P2.coins == 0)  check(t.P1.loot == 0) end,
}

scenario "F11 first edition: an item can still be used in response to an effect that would deactivate it" {
  rules = "classic",
  cites = { "5.2.6", "7.5" },
  set = "../sets/variants",
  players = {
    { name = "P1", hand = { "a_penny" }, items = { "mr_boom" } }, { name = "P2", hand = { "drain" }, loot_plays = 1 },
  },
  monsters = { "fatty" },
  play = function(t)
    t.P1:play "a_penny"
    t.P2:play("drain", "mr_boom")
    t.P1:activate("mr_boom", "fatty")  t:settle()
  end,
  expect = function(t) check(t:hp "fatty" == 3)  check(t:events "fizzled" == 1)  check(not t:charged "mr_boom") end,
}

-- ---- Paid abilities
scenario "first edition: using a paid effect does not activate an item" {
  rules = "classic", cites = { "6.3.4" }, set = "../sets/variants",
  players = { { name = "P1", hand = { "a_penny" }, items = { "smelter", "watcher", "mr_boom" } }, { name = "P2" } },
  monsters = { "fatty" },
  play = function(t)
    t.P1:activate "smelter"  t:settle()
    check(t.P1.coins == 3)
    t.P1:activate("mr_boom", "fatty")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4) end,
}

scenario "first edition: a paid effect is not an activated effect" {
  rules = "classic", cites = { "6.3.4" }, set = "../sets/variants",
  players = {
    { name = "P1", hand = { "a_penny" }, items = { "smelter" } }, { name = "P2", hand = { "butter_bean" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:activate "smelter"
    check(t:stack() ~= "")  check(not t:can("P2", "play"))
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3) end,
}

scenario "a paid ability does not activate its item" {
  rules = "classic",
  cites = { "6.3.4" },
  set = "../sets/probe",
  players = { { name = "P1", coins = 9, items = { "portable_slot_machine", "mr_boom" } }, { name = "P2", items = { "attendant" } } },
  monsters = { "fatty", "gurdy" },
  dice = { 1 },
  play = function(t)
    t.P1:activate "portable_slot_machine"  t:settle()
    check(t.P2.coins == 0)
    t.P1:activate("mr_boom", "fatty")  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 1) end,
}

scenario "in the second edition a paid ability activates its item" {
  cites = { "6.3.3", "20.2.2" },
  set = "../sets/probe",
  players = { { name = "P1", coins = 9, items = { "portable_slot_machine" } }, { name = "P2", items = { "attendant" } } },
  dice = { 1 },
  play = function(t) t.P1:activate "portable_slot_machine"  t:settle() end,
  expect = function(t) check(t.P2.coins == 1) end,
}

-- ---- Conditions on resolution
scenario "first edition: an ability fizzles if its condition is false on resolution" {
  rules = "classic", cites = { "7.8" }, set = "../sets/variants",
  players = {
    { name = "P1", hand = { "a_dime", "bomb", "bomb", "bomb", "bomb", "a_nickel", "a_nickel", "a_nickel" },
      items = { "starter_deck" } },
    { name = "P2" },
  },
  play = function(t)
    t.P1:end_turn()
    for _ = 1, 3 do if t:stack() == "" then t:pass_all() end end
    check(t:on_stack "starter_deck")
    t.P1:play "a_dime"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 7)  check(t.P1.coins == 10) end,
}

scenario "an ability whose condition has become false fizzles" {
  rules = "classic",
  cites = { "7.8" },
  set = "../sets/probe",
  players = { { name = "P1", coins = 1, hand = { "a_penny" }, items = { "pauper" } }, { name = "P2" } },
  play = function(t)
    t.P1:end_turn()
    t:pass_all()
    check(t:stack() ~= "")
    t.P1:play "a_penny"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2)  check(t:events "fizzled" == 1) end,
}

scenario "in the second edition a condition that has become false makes the ability fizzle, too" {
  cites = { "7.8", "Q83" },
  set = "../sets/probe",
  players = { { name = "P1", coins = 1, hand = { "a_penny" }, items = { "pauper" } }, { name = "P2" } },
  play = function(t)
    t.P1:end_turn()
    t:pass_all()
    t.P1:play "a_penny"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2)  check(t:events "fizzled" == 1) end,
}
