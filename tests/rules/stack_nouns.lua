-- Rule 7.4.1: descriptions of things on the stack by kind, source, controller and targets.
scenario "a triggered ability is a target of its own kind; activated abilities are not" {
  cites = { "7.4.1" },
  set = "../sets/things",
  players = {
    { name = "P1", items = { "mr_boom" } }, { name = "P2", hand = { "not_so_fast", "not_so_fast" }, loot_plays = 2 },
  },
  monsters = { "yapper" },
  play = function(t)
    t.P1:activate("mr_boom", "yapper")
    check(not t:can("P2", "not_so_fast"))
    t:resolve()  t:resolve()
    check(t:stack() == "Yapper: When this takes damage, each player loses 1¢.")
    t.P2:play("not_so_fast", "Yapper")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t:hp "yapper" == 2) end,
}

scenario "a triggered ability is described by its source" {
  cites = { "7.4.1" },
  set = "../sets/things",
  players = {
    { name = "P1", coins = 5, items = { "mr_boom" } },
    { name = "P2", coins = 5, items = { "lookout" }, hand = { "muzzle" }, loot_plays = 1 },
  },
  monsters = { "yapper" },
  play = function(t)
    t.P1:activate("mr_boom", "yapper")
    t:resolve()  t:resolve()
    t.P2:play "muzzle"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5)  check(t.P2.coins == 5) end,
}

scenario "a loot is not a triggered ability of a monster: Muzzle has no target" {
  cites = { "7.4.1" },
  set = "../sets/things",
  players = {
    { name = "P1", hand = { "bomb" } },
    { name = "P2", items = { "lookout" }, hand = { "muzzle" }, loot_plays = 1 },
  },
  monsters = { "fly" },
  play = function(t)
    t.P1:play("bomb", "fly")
    check(t:stack() == "Bomb!, Lookout: When another player plays a loot, gain 1¢.")
    check(not t:can("P2", "muzzle"))
    t:settle()
  end,
  expect = function(t) check(t.P2.coins == 1) end,
}

scenario "a loot or an ability is described by its target" {
  cites = { "7.4.1", "7.5" },
  set = "../sets/things",
  players = {
    { name = "P1", hand = { "bomb", "bomb" }, loot_plays = 2 },
    { name = "P2", items = { "ground_wire" } },
  },
  monsters = { "fly" },
  play = function(t)
    t.P1:play("bomb", "fly")
    check(not t:can("P2", "ground_wire"))
    t:settle()
    t.P1:play("bomb", "P2")
    t.P2:activate "ground_wire"  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 2)  check(t:events "monster_died" == 1) end,
}

scenario "one of several targets is enough, also of any number of targets" {
  cites = { "7.4.1" },
  set = "../sets/things",
  players = {
    { name = "P1", items = { "snapper", "target_practice" } },
    { name = "P2", items = { "early_warning", "dinner" } },
  },
  play = function(t)
    t.P1:activate("snapper", "dinner", "early_warning")
    check(t:stack() == "Snapper: Destroy any number of items., Early Warning: When an ability that targets your item is...")
    t.P1:activate("target_practice", "snapper")
    t:settle()
  end,
  expect = function(t) check(t.P2.coins == 1)  check(t.P1.coins == 2)  check(#t.P2.items == 0) end,
}

scenario "targets that left play are not counted" {
  cites = { "7.4.1" },
  set = "../sets/things",
  players = {
    { name = "P1", items = { "snapper", "target_practice" } },
    { name = "P2", items = { "meat", "dinner" }, hand = { "shatter" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:activate("snapper", "dinner", "meat")
    t.P1:activate("target_practice", "snapper")
    t.P2:play("shatter", "meat")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(#t.P2.items == 0) end,
}

scenario "a die is described by its source; an attack roll has a player as its source" {
  cites = { "7.4.1" },
  set = "../sets/things",
  players = {
    { name = "P1", items = { "portable_slot_machine" }, coins = 5 }, { name = "P2", items = { "dice_thief" } },
  },
  monsters = { "fly" },
  dice = { 6, 1, 5 },
  play = function(t)
    t.P1:attack "fly"
    check(t:stack() == "attack roll 6")
    check(not t:can("P2", "dice_thief"))
    t:settle()
    t.P1:activate "portable_slot_machine"
    t:resolve()
    check(t:stack() == "roll 1")
    t.P2:activate "dice_thief"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 0) end,
}

scenario "damage is described by what it is dealt to, and its source is known" {
  cites = { "7.4.1" },
  set = "../sets/things",
  players = { { name = "P1", items = { "return_to_sender" } }, { name = "P2" } },
  monsters = { { "monstro", hp = 4 } },
  dice = { 1 },
  play = function(t)
    t.P1:attack "monstro"
    t:resolve()
    check(t:stack() == "1 damage to P1")
    t.P1:activate "return_to_sender"
    t:resolve()
    check(t:hp "monstro" == 4)
    t:resolve()
    check(t:hp "monstro" == 3)
    t:may_end_anywhere()
  end,
}

scenario "a source that left play is described as it last was" {
  cites = { "7.4.1", "5.2.9" },
  set = "../sets/things",
  players = {
    { name = "P1", items = { "portable_slot_machine" }, coins = 5 },
    { name = "P2", items = { "dice_thief" }, hand = { "shatter" }, loot_plays = 1 },
  },
  dice = { 1, 5 },
  play = function(t)
    t.P1:activate "portable_slot_machine"
    t:resolve()
    check(t:stack() == "roll 1")
    t.P2:play("shatter", "portable_slot_machine")  t:resolve()
    check(not t:in_play "portable_slot_machine")
    t.P2:activate "dice_thief"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 0) end,
}

scenario "an object on the stack does not describe itself" {
  cites = { "7.4.1" },
  set = "../sets/things",
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", items = { "chain_link", "breakfast" } } },
  play = function(t) t.P1:play("bomb", "P2")  t:settle() end,
  expect = function(t) check(t.P2.coins == 0) end,
}

scenario "things on the stack are counted by their source" {
  cites = { "7.4.1" },
  set = "../sets/things",
  players = {
    { name = "P1", hand = { "a_penny" } }, { name = "P2", items = { "lookout", "lookout" } },
  },
  play = function(t)
    t.P1:play "a_penny"
    t.P2:activate "lookout#1"
    t:resolve()
    check(t.P2.coins == 4)
    t:settle()
  end,
  expect = function(t) check(t.P2.coins == 6) end,
}

scenario "an ability keeps its source and its controller when another player gains the item" {
  cites = { "7.4.1", "19.7.2" },
  set = "../sets/things",
  players = {
    { name = "P1", items = { "portable_slot_machine" }, coins = 5 },
    { name = "P2", items = { "dice_thief" }, hand = { "snatch" }, loot_plays = 1 },
  },
  dice = { 1 },
  play = function(t)
    t.P1:activate "portable_slot_machine"
    t:resolve()
    t.P2:play("snatch", "portable_slot_machine")  t:resolve()
    check(t.P2:has "portable_slot_machine")
    check(not t:can("P2", "dice_thief"))
    t:settle()
  end,
  expect = function(t) check(t.P1.loot == 1) end,
}

scenario "an ability on the stack is copied, with a target of its own" {
  cites = { "7.4.1", "20.9.4" },
  set = "../sets/things",
  players = { { name = "P1", items = { "mr_boom" } }, { name = "P2", items = { "tape_loop" } } },
  monsters = { "fly", "horf" },
  play = function(t)
    t.P1:activate("mr_boom", "fly")  t.P1:pass()
    t.P2:activate("tape_loop", "mr_boom")  t:resolve()
    t.P2:choose "horf"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t:discarded "horf") end,
}
