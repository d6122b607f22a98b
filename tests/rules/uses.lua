-- Rules 6.3.5 and 6.3.6: when and how often abilities can be used, and by whom.
scenario "an ability for other players' turns is offered only there" {
  cites = { "6.3.5" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "night_watch" } }, { name = "P2", coins = 3, items = { "battery_bum" } } },
  play = function(t)
    check(not t:can("P1", "activate night_watch"))
    check(t:why_not("P1", "activate", "night_watch") == "6.3.5")
    t.P1:end_turn()  t:settle()
    t.P1:activate "night_watch"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2) end,
}

scenario "a condition is asked when the ability is announced" {
  cites = { "6.3.5" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "a_penny" }, items = { { "piggy_bank", counters = 1 } } }, { name = "P2" } },
  play = function(t)
    check(not t:can("P1", "activate piggy_bank"))
    t.P1:play "a_penny"  t:settle()
    t.P1:activate("piggy_bank", 1)  t:settle()
    check(t:counters "piggy_bank" == 2)
    t.P1:activate("piggy_bank", 2)  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5) end,
}

scenario "an ability for once each turn can be used again in the next turn" {
  cites = { "6.3.5", "6.7.7" },
  set = "../sets/trials",
  players = { { name = "P1", coins = 3, items = { "piggy_bank" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate("piggy_bank", 1)  t:settle()
    check(not t:can("P1", "activate piggy_bank"))
    t.P1:end_turn()  t:settle()
    check(t:can("P1", "activate piggy_bank"))
    t.P1:activate("piggy_bank", 1)  t:settle()
  end,
  expect = function(t) check(t:counters "piggy_bank" == 2) end,
}

scenario "a use that is cancelled counts" {
  cites = { "6.3.5", "5.2.7" },
  set = "../sets/trials",
  players = { { name = "P1", coins = 3, items = { "piggy_bank" } }, { name = "P2", hand = { "annul" }, loot_plays = 1 } },
  play = function(t)
    t.P1:activate("piggy_bank", 1)
    t.P2:play("annul", "piggy_bank")
    t:settle()
    check(t:counters "piggy_bank" == 0)
    check(t.P1.coins == 2)
  end,
  expect = function(t) check(not t:can("P1", "activate piggy_bank")) end,
}

scenario "each player may use an ability that names them, and is you in it" {
  cites = { "6.3.6" },
  set = "../sets/trials",
  players = { { name = "P1", coins = 2, items = { "vending_machine" } }, { name = "P2", coins = 2 } },
  play = function(t)
    t.P2:activate "vending_machine"  t:settle()
    check(t.P2.loot == 1)  check(t.P2.coins == 0)  check(t.P1.coins == 2)
    t.P1:activate "vending_machine"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 1)  check(t.P1.coins == 0) end,
}

scenario "an ability of other players is not its controller's, and follows a change of control" {
  cites = { "6.3.6", "20.3.2" },
  set = "../sets/trials",
  players = {
    { name = "P1", coins = 2, items = { "tollbooth", { "brass_toad", charged = false } } },
    { name = "P2", coins = 3, hand = { "thief" }, loot_plays = 1, items = { { "abacus", charged = false } } },
  },
  play = function(t)
    check(not t:can("P1", "activate tollbooth"))
    t.P2:activate("tollbooth", "abacus")  t:settle()
    check(t:charged "abacus")
    t.P2:play("thief", "tollbooth")  t:settle()
    check(not t:can("P2", "activate tollbooth"))
    t.P1:activate("tollbooth", "brass_toad")  t:settle()
  end,
  expect = function(t) check(t:charged "brass_toad")  check(t.P1.coins == 1) end,
}

scenario "two uses each turn are counted for the object, whoever uses it" {
  cites = { "6.3.5", "6.3.6" },
  set = "../sets/trials",
  players = {
    { name = "P1", items = { "tollbooth" } },
    { name = "P2", coins = 2, items = { "abacus" } },
    { name = "P3", coins = 2, items = { "brass_toad" } },
  },
  play = function(t)
    t.P2:activate("tollbooth", "abacus")  t:settle()
    t.P3:activate("tollbooth", "brass_toad")  t:settle()
  end,
  expect = function(t)
    check(not t:can("P2", "activate tollbooth"))
    check(not t:can("P3", "activate tollbooth"))
  end,
}

scenario "a mode that was chosen this turn is not offered again" {
  cites = { "6.3.5", "7.2" },
  set = "../sets/trials",
  players = { { name = "P1", coins = 3, items = { "two_faced_coin" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate("two_faced_coin", "loot 1")  t:settle()
    check(t.P1.loot == 1)
    t.P1:activate("two_faced_coin", "gain 1¢")  t:settle()
    check(t.P1.coins == 2)
  end,
  expect = function(t) check(not t:can("P1", "activate two_faced_coin")) end,
}

scenario "an ability of a monster is used by the player whom it names" {
  cites = { "6.3.6" },
  set = "../sets/trials",
  players = { { name = "P1", coins = 3 }, { name = "P2", coins = 3 } },
  monsters = { "mercenary" },
  play = function(t)
    check(not t:can("P2", "activate mercenary"))
    t.P1:activate "mercenary"  t:settle()
  end,
  expect = function(t) check(t:discarded "mercenary")  check(t.P1.loot == 1)  check(t.P1.coins == 0) end,
}

scenario "a room can name all players as its users" {
  cites = { "6.3.6", "16.2" },
  set = "../sets/trials",
  players = { { name = "P1" }, { name = "P2", hp = 1 } },
  rooms = { "sauna" },
  play = function(t) t.P2:activate "sauna"  t:settle() end,
  expect = function(t) check(t.P2.hp == 2) end,
}

scenario "a loot card with a condition is not offered while it does not hold" {
  cites = { "6.3.5", "8.1" },
  set = "../sets/trials",
  players = { { name = "P1", coins = 1, hand = { "last_coin" }, items = { "piggy_bank" } }, { name = "P2" } },
  play = function(t)
    check(not t:can("P1", "play last_coin"))
    t.P1:activate("piggy_bank", 1)  t:settle()
    t.P1:play "last_coin"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4) end,
}

scenario "a copy of an ability is not bound by the condition of its original" {
  cites = { "6.3.5", "20.9.4" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "placebo", "night_watch" } }, { name = "P2" } },
  play = function(t)
    check(not t:can("P1", "activate night_watch"))
    t.P1:activate("placebo", "night_watch")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2)  check(t:charged "night_watch") end,
}

scenario "a refused use names the reason: its turn, its condition, its uses, its users" {
  cites = { "6.3.5", "6.3.6" },
  set = "../sets/trials",
  players = {
    { name = "P1", coins = 4, hand = { "last_coin" }, items = { "piggy_bank", "tollbooth", "night_watch" } }, { name = "P2" },
  },
  play = function(t)
    check(t:why_not("P1", "activate", "night_watch") == "6.3.5")
    check(t:why_not("P1", "play", "last_coin") == "6.3.5")
    check(t:why_not("P1", "activate", "tollbooth") == "6.3.6")
    check(t:why_not("P2", "activate", "piggy_bank") == "6.3.1")
    t.P1:activate("piggy_bank", 1)  t:settle()
    check(t:why_not("P1", "activate", "piggy_bank") == "6.3.5")
  end,
}
