-- The first edition, rulebook section 4, PD9 to PD11 and PD16: the turn. Where the second edition differs, its
-- scenario follows.

-- ---- The start phase
scenario "PD16 first edition: as a turn starts only the active player's items and character recharge" {
  rules = "classic",
  cites = { "PD16", "4.2.1" },
  phase = "start",
  players = {
    { name = "P1", character = "isaac", charged = false, items = { { "mr_boom", charged = false } } },
    { name = "P2", items = { { "the_battery", charged = false } } },
  },
  monsters = { { "fatty", charged = false } },
  play = function(t)
    check(t:charged "isaac")  check(t:charged "mr_boom")  check(not t:charged "the_battery")
    check(not t:charged "fatty")
    t:settle()
  end,
}

scenario "PD16 second edition: objects that the game controls recharge too" {
  cites = { "PD16", "4.2.1" },
  phase = "start",
  players = {
    { name = "P1", character = "isaac", charged = false, items = { { "mr_boom", charged = false } } },
    { name = "P2", items = { { "the_battery", charged = false } } },
  },
  monsters = { { "fatty", charged = false } },
  play = function(t)
    check(t:charged "isaac")  check(t:charged "mr_boom")  check(not t:charged "the_battery")
    check(t:charged "fatty")
    t:settle()
  end,
}

scenario "PD16 only the active player's objects recharge" {
  rules = "classic",
  cites = { "PD16", "4.2.1" },
  phase = "start",
  players = { { name = "P1", character = "isaac", charged = false }, { name = "P2", character = "cain", charged = false } },
  play = function(t) t:settle() end,
  expect = function(t) check(t:charged "isaac")  check(not t:charged "cain") end,
}

scenario "PD9 first edition: `loot 1` is on the stack, and a response can change the drawn card" {
  rules = "classic",
  cites = { "PD9", "4.2.3", "5.2.4" },
  phase = "start",
  players = { { name = "P1" }, { name = "P2", items = { "compost" } } },
  deck = { loot = { "a_penny" } },
  discard = { loot = { "a_dime" } },
  play = function(t)
    t:pass_all()
    check(t:stack() == "start phase: loot step")  check(t.phase == "start")  check(t.P1.loot == 0)
    t.P2:activate "compost"  t:settle()
  end,
  expect = function(t) check(t.P1:holds "a_dime")  check(t.P1.loot == 1)  check(t:top "loot" == "a_penny") end,
}

scenario "PD9 second edition: players can't respond to the loot step" {
  cites = { "PD9", "4.2.3", "5.2.3" },
  phase = "start",
  players = { { name = "P1" }, { name = "P2", items = { "compost" } } },
  deck = { loot = { "a_penny" } },
  discard = { loot = { "a_dime" } },
  play = function(t)
    t:pass_all()
    check(t:stack() == "")  check(t.phase == "start")  check(t.P1:holds "a_penny")
    t.P2:activate "compost"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 1)  check(t:discard "loot" == "a_dime") end,
}

scenario "PD9 loot 1 is on the stack in the loot step" {
  rules = "classic",
  cites = { "PD9", "5.2.4" },
  phase = "start",
  players = { { name = "P1", items = { "spoon_bender" } }, { name = "P2", items = { "mr_boom" } } },
  play = function(t)
    t:pass_all()
    check(t:stack() == "start phase: loot step")  check(t.P1.loot == 0)
    t:resolve()
    check(t.P1.loot == 1)
    t:settle()
  end,
}

scenario "PD9 first edition: `loot 1` resolves, though the active player dies in response" {
  rules = "classic",
  cites = { "PD9", "13.5.10", "4.5.2", "5.2.10" },
  phase = "start",
  players = { { name = "P1", coins = 3 }, { name = "P2", hand = { "tarot_death" }, loot_plays = 1 } },
  play = function(t)
    t:pass_all()
    check(t:stack() == "start phase: loot step")
    t.P2:play("tarot_death", "P1")  t:settle()
  end,
  expect = function(t)
    check(t.active == "P2")  check(t.P1.loot == 1)  check(t.P1.coins == 2)  check(t.P2.loot == 1)
  end,
}

scenario "4.5.2 first edition: `loot 1` resolves, though an effect ends the turn in response" {
  rules = "classic",
  cites = { "4.5.2", "5.2.10" },
  set = "../sets/variants",
  phase = "start",
  players = { { name = "P1" }, { name = "P2", hand = { "end_now" }, loot_plays = 1 } },
  play = function(t)
    t:pass_all()
    check(t:stack() == "start phase: loot step")
    t.P2:play "end_now"  t:resolve()
    check(t:stack() == "start phase: loot step")  check(t.phase == "start")
    t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t.P1.loot == 1)  check(t:events "end_declared" == 0) end,
}

scenario "4.5.2 first edition: without `loot 1` on the stack, a turn that ends in its start phase has no loot step" {
  rules = "classic",
  cites = { "4.5.2", "13.5.10" },
  set = "../sets/variants",
  phase = "start",
  players = { { name = "P1", character = "isaac", hand = { "end_now" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate "isaac"  t:resolve()
    check(t:stack() == "")
    t.P1:play "end_now"  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t.P1.loot == 0) end,
}

-- ---- The end phase
scenario "PD10 first edition: everything heals and effects end before the active player discards" {
  rules = "classic",
  cites = { "PD10", "4.4.6" },
  players = {
    { name = "P1", hp = 1, items = { "blood_lust" },
      hand = { "bomb", "bomb", "bomb", "bomb", "a_penny", "a_penny", "a_penny", "a_penny", "a_penny", "a_penny",
               "a_dime" } },
    { name = "P2", hp = 1 },
  },
  monsters = { { "fatty", hp = 1 } },
  play = function(t)
    t.P1:activate("blood_lust", "P1")  t:settle()
    t.P1:end_turn()  t:settle()
    check(t.question == "discard_loot")  check(t.phase == "end")
    check(t.P1.hp == 2)  check(t.P2.hp == 2)  check(t:hp "fatty" == 4)  check(t:attack_of "P1" == 1)
    t.P1:choose "a_dime"  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t.P1.loot == 10) end,
}

scenario "PD10 second edition: the active player discards before healing and before effects end" {
  cites = { "PD10", "4.4.2", "4.4.4" },
  players = {
    { name = "P1", hp = 1, items = { "blood_lust" },
      hand = { "bomb", "bomb", "bomb", "bomb", "a_penny", "a_penny", "a_penny", "a_penny", "a_penny", "a_penny",
               "a_dime" } },
    { name = "P2", hp = 1 },
  },
  monsters = { { "fatty", hp = 1 } },
  play = function(t)
    t.P1:activate("blood_lust", "P1")  t:settle()
    t.P1:end_turn()  t:settle()
    check(t.question == "discard_loot")  check(t.phase == "end")
    check(t.P1.hp == 1)  check(t.P2.hp == 1)  check(t:hp "fatty" == 1)  check(t:attack_of "P1" == 2)
    t.P1:choose "a_dime"  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t.P1.hp == 2)  check(t:hp "fatty" == 4) end,
}

scenario "PD10 F61 everything heals and wears off before the hand is counted" {
  rules = "classic",
  cites = { "PD10", "4.4.6" },
  players = {
    { name = "P1", hp = 1, hand = { "a_dime", "a_dime", "a_penny", "a_penny", "a_penny", "a_penny", "a_penny", "a_nickel",
                                    "a_nickel", "bomb", "bomb" } },
    { name = "P2" },
  },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(t.question == "discard_loot")  check(t.P1.hp == 2)
    t.P1:choose "bomb"  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t.P1.loot == 10) end,
}

scenario "PD10 in the second edition the hand is counted first" {
  cites = { "PD10", "4.4.2", "4.4.4" },
  players = {
    { name = "P1", hp = 1, hand = { "a_dime", "a_dime", "a_penny", "a_penny", "a_penny", "a_penny", "a_penny", "a_nickel",
                                    "a_nickel", "bomb", "bomb" } },
    { name = "P2" },
  },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(t.question == "discard_loot")  check(t.P1.hp == 1)
    t.P1:choose "bomb"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2) end,
}

scenario "first edition: one priority pass after the declaration, then the end phase" {
  rules = "classic", cites = { "4.3.6" }, set = "../sets/variants",
  players = { { name = "P1", hand = { "a_penny" } }, { name = "P2" } },
  play = function(t)
    t.P1:end_turn()
    t:pass_all()
    check(t.phase == "end")
    t:settle()
  end,
}

scenario "F61 first edition: a hand of 13 is discarded down to 10, and nobody can respond" {
  rules = "classic",
  cites = { "4.4.6", "4.4.2" },
  players = {
    { name = "P1", hand = { "a_dime", "a_nickel", "bomb", "bomb", "bomb", "bomb", "a_penny", "a_penny", "a_penny",
                            "a_penny", "a_penny", "two_cents", "gold_bomb" } },
    { name = "P2", items = { "mr_boom" } },
  },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(t.question == "discard_loot")  check(t.phase == "end")  check(not t:can("P2", "mr_boom"))
    t.P1:choose("a_dime", "bomb", "two_cents")
    check(t.active == "P2")
    t:settle()
  end,
  expect = function(t) check(t.P1.loot == 10)  check(t:discard_size "loot" == 3) end,
}

scenario "4.4.6 the end-of-turn triggers come first, before anything heals" {
  rules = "classic",
  cites = { "4.4.6" },
  set = "../sets/variants",
  players = { { name = "P1", hp = 1, items = { "pension" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { { "fatty", hp = 2 } },
  play = function(t)
    t.P1:end_turn()
    for _ = 1, 4 do
      if t.phase ~= "end" then t:pass_all() end
    end
    check(t.phase == "end")  check(t:stack() == "Pension: At the end of your turn, gain 1¢.")
    check(t.P1.hp == 1)  check(t:hp "fatty" == 2)
    t:settle()
  end,
  expect = function(t)
    check(t.active == "P2")  check(t.P1.coins == 1)  check(t.P1.hp == 2)  check(t:hp "fatty" == 4)
  end,
}

scenario "4.4.6 while a slot is empty the turn can't end" {
  rules = "classic",
  cites = { "4.4.6", "14.1.2" },
  set = "../sets/variants",
  players = {
    { name = "P1", hand = { "bomb" } }, { name = "P2", hand = { "end_now" }, loot_plays = 1 },
  },
  monsters = { "fly", "fatty" },
  deck = { monster = { "dip" } },
  play = function(t)
    t.P1:play("bomb", "fly")
    for _ = 1, 5 do t:resolve() end
    check(t:stack() == "refill monster slot 1")
    t.P2:play "end_now"  t:resolve()
    check(t.active == "P1")
    t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t:slot(1) == "dip")  check(t.P1.coins == 1) end,
}

scenario "4.4.6 Q29 an empty slot with no card left to fill it does not keep the turn from ending" {
  rules = "classic",
  cites = { "4.4.6", "14.2.5" },
  players = { { name = "P1", coins = 10 }, { name = "P2" } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { only = true } },
  play = function(t)
    t.P1:buy "breakfast"  t:settle()
    check(t:slot(1, "shop") == nil)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t.P1:has "breakfast") end,
}

-- ---- Effects that end the turn
scenario "PD11 first edition: the rest of the stack resolves before the end phase begins" {
  rules = "classic",
  cites = { "PD11", "4.5.2", "4.5.1" },
  set = "../sets/variants",
  players = {
    { name = "P1", items = { "pension" }, hand = { "a_penny", "end_now" }, loot_plays = 2 },
    { name = "P2", hand = { "a_dime" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play "a_penny"
    t.P2:play "a_dime"
    t.P1:play "end_now"  t:resolve()
    check(t.phase ~= "end")  check(t.P2.coins == 0)  check(t.P1.coins == 0)
    t:resolve()
    check(t.P2.coins == 10)  check(t.P1.coins == 0)
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2)  check(t.active == "P2") end,
}

scenario "PD11 second edition: the end phase begins at once, and the rest of the stack resolves in it" {
  cites = { "PD11", "4.5.2", "4.5.1" },
  set = "../sets/variants",
  players = {
    { name = "P1", items = { "pension" }, hand = { "a_penny", "end_now" }, loot_plays = 2 },
    { name = "P2", hand = { "a_dime" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play "a_penny"
    t.P2:play "a_dime"
    t.P1:play "end_now"  t:resolve()
    check(t.phase == "end")  check(t.P2.coins == 0)  check(t.P1.coins == 0)
    t:resolve()
    check(t.P1.coins == 1)  check(t.P2.coins == 0)
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2)  check(t.P2.coins == 10)  check(t.active == "P2") end,
}
