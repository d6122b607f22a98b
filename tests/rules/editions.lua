-- Rulebook part II: situations with different outcomes in the two editions. Rules of the first edition only
-- are in classic.lua.

-- ---- PD1, PD2, PD3: declarations

scenario "PD1 second edition: the target is chosen after the responses, among the monsters there then" {
  cites = { "PD1", "11.1.2" },
  players = { { name = "P1" }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { "fly", "dip" },
  dice = { 4 },
  play = function(t)
    t.P1:declare_attack()
    check(t:stack() == "")
    t.P2:play("bomb", "fly")  t:settle()
    check(t.question == "attack_target")  check(t:discarded "fly")
    t.P1:choose "dip"  t:settle()
  end,
  expect = function(t) check(t:discarded "dip")  check(t.P1.coins == 2)  check(not t:can("P1", "attack")) end,
}

scenario "PD2 first edition: a purchase of an item that has left fizzles and is not used up" {
  rules = "classic",
  cites = { "PD2", "12.2", "12.4", "7.8" },
  players = { { name = "P1", coins = 10, hand = { "a_penny" } }, { name = "P2", items = { "the_d20" } } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:buy "breakfast"
    check(t:stack() == "purchase: pay")  check(t.P1.coins == 10)
    t.P2:activate("the_d20", "breakfast")  t:settle()
    check(t.P1.coins == 10)  check(#t.P1.items == 0)  check(t:slot(1, "shop") == "meat")
    check(t:events "purchased" == 0)
    t.P1:play "a_penny"  t:settle()
    t.P1:buy "dinner"  t:settle()
  end,
  expect = function(t) check(t.P1:has "dinner")  check(t.P1.coins == 1) end,
}

scenario "PD2 second edition: an item that entered the shop in response may be picked" {
  cites = { "PD2", "12.2", "12.4" },
  players = { { name = "P1", coins = 10 }, { name = "P2", items = { "the_d20" } } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:declare_purchase()
    check(t:stack() == "")
    t.P2:activate("the_d20", "breakfast")  t:settle()
    t.P1:choose "meat"  t:settle()
  end,
  expect = function(t) check(t.P1:has "meat")  check(t.P1.coins == 0)  check(not t:can("P1", "buy")) end,
}

scenario "PD3 first edition: an attack on the deck is on the card that is on top after the response" {
  rules = "classic",
  cites = { "PD3", "11.1.2", "11.8.2" },
  players = { { name = "P1" }, { name = "P2", items = { "sleight_of_hand" } } },
  monsters = { "fly", "fatty" },
  deck = { monster = { "dip", "clotty", "leech", "trite", "spider" } },
  dice = { 3, 3 },
  play = function(t)
    t.P1:attack "deck"
    check(t:top "monster" == "dip")
    t.P2:activate("sleight_of_hand", "monster deck")  t:resolve()
    t.P2:choose("dip", "leech", "trite", "spider")  t:settle()
    check(t.question == "cover_slot")
    t.P1:choose "slot 1"
    check(t:slot(1) == "clotty")
    t:settle()
  end,
  expect = function(t) check(t:discarded "clotty")  check(t:in_play "fly")  check(not t:can("P1", "attack")) end,
}

scenario "PD3 second edition: the attacker may choose another target after the deck has changed" {
  cites = { "PD3", "11.1.2" },
  players = { { name = "P1" }, { name = "P2", items = { "sleight_of_hand" } } },
  monsters = { "fly", "fatty" },
  deck = { monster = { "dip", "clotty", "leech", "trite", "spider" } },
  dice = { 2 },
  play = function(t)
    t.P1:declare_attack()
    t.P2:activate("sleight_of_hand", "monster deck")  t:settle()
    t.P2:choose("dip", "leech", "trite", "spider")  t:settle()
    check(t.question == "attack_target")
    t.P1:choose "fly"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t:slot(1) == "clotty") end,
}

-- ---- PD4, PD5, PD6: deaths

scenario "PD4 second edition: rewards are a step without responses, after the triggers on the death" {
  cites = { "PD4", "13.2.2", "13.2.3", "13.2.7", "5.2.3" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "boom_fly", "fatty" },
  play = function(t)
    t.P1:play("bomb", "boom_fly")
    t:resolve()  t:resolve()  t:resolve()
    check(t:stack() == "Boom Fly: When this dies, it deals 1 damage to each...")
    t:resolve()  t:resolve()
    check(t:stack() == "1 damage to P2")  check(t.P1.hp == 1)  check(t.P1.coins == 0)
    t:resolve()
    check(t.P2.hp == 1)  check(t.P1.coins == 0)  check(t:stack() == "")
    t:pass_all()
    check(t.P1.coins == 4)  check(t:discarded "boom_fly")  check(t:stack() == "")
    t:settle()
  end,
}

scenario "PD5 first edition: players can respond to the death penalty, so a loot card can be played first" {
  rules = "classic",
  cites = { "PD5", "13.6.1", "13.6.2", "5.2.4" },
  players = {
    { name = "P1", hand = { "tarot_death" } }, { name = "P2", coins = 3, hand = { "a_dime" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")
    t:resolve()  t:resolve()
    check(not t.P2.alive)  check(t:stack() == "player death: penalty")  check(t.P2.coins == 3)
    t.P2:play "a_dime"  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 12)  check(t.P2.loot == 0)  check(t.phase == "action") end,
}

scenario "PD5 second edition: the death penalty is a step without responses, and the loot card is lost" {
  cites = { "PD5", "13.5.3", "5.2.3" },
  players = {
    { name = "P1", hand = { "tarot_death" } }, { name = "P2", coins = 3, hand = { "a_dime" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")
    t:resolve()  t:resolve()
    check(not t.P2.alive)  check(t:stack() == "")  check(t.P2.coins == 2)  check(t.P2.loot == 0)
    t:settle()
  end,
  expect = function(t) check(t:discarded "a_dime")  check(t.phase == "action") end,
}

scenario "PD6 first edition: the penalty of the active player is on the stack, and ends the turn" {
  rules = "classic",
  cites = { "PD6", "13.6.2", "4.5.2" },
  players = {
    { name = "P1", coins = 3, hand = { "a_dime" }, items = { "pension" } },
    { name = "P2", hand = { "tarot_death" }, loot_plays = 1, items = { "mr_boom" } },
  },
  set = "../sets/variants",
  monsters = { "fatty" },
  play = function(t)
    t.P1:play "a_dime"
    t.P2:play("tarot_death", "P1")
    t:resolve()  t:resolve()
    check(t:stack() == "A Dime!!, player death: penalty")  check(t.P1.coins == 3)  check(t:in_play "pension")
    t:resolve()
    check(t.P1.coins == 2)  check(t:discarded "pension")  check(t:stack() == "A Dime!!")  check(t.phase ~= "end")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 12)  check(t.active == "P2") end,
}

scenario "PD6 second edition: after the penalty the stack resolves in a cleanup, then the turn ends" {
  cites = { "PD6", "13.5.3", "13.5.7", "13.5.8" },
  players = {
    { name = "P1", coins = 3, hand = { "a_dime" }, items = { "pension" } },
    { name = "P2", hand = { "tarot_death" }, loot_plays = 1, items = { "mr_boom" } },
  },
  set = "../sets/variants",
  monsters = { "fatty" },
  play = function(t)
    t.P1:play "a_dime"
    t.P2:play("tarot_death", "P1")
    t:resolve()  t:resolve()
    check(t:stack() == "A Dime!!")  check(t.P1.coins == 2)  check(t:discarded "pension")  check(t.phase ~= "end")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 12)  check(t.active == "P2") end,
}

-- ---- PD7: a prevented death
scenario "PD7 F57v1 first edition: 2 HP, 3 damage, the death prevented: 2 HP" {
  rules = "classic",
  cites = { "PD7", "10.4.4" },
  players = { { name = "P1", hand = { "gold_bomb" } }, { name = "P2", coins = 3, items = { "guppys_collar" } } },
  dice = { 2 },
  play = function(t) t.P1:play("gold_bomb", "P2")  t:settle() end,
  expect = function(t) check(t.P2.alive)  check(t.P2.hp == 2)  check(t.P2.coins == 3) end,
}

scenario "PD7 second edition: 2 HP, 3 damage, the death prevented: 1 HP" {
  cites = { "PD7", "10.4.4" },
  players = { { name = "P1", hand = { "gold_bomb" } }, { name = "P2", coins = 3, items = { "guppys_collar" } } },
  dice = { 2 },
  play = function(t) t.P1:play("gold_bomb", "P2")  t:settle() end,
  expect = function(t) check(t.P2.alive)  check(t.P2.hp == 1)  check(t.P2.coins == 3) end,
}

-- ---- PD8: refills
scenario "PD8 first edition: the refill of a slot is on the stack and can be responded to" {
  rules = "classic",
  cites = { "PD8", "14.2.1", "5.2.4" },
  players = { { name = "P1", coins = 10 }, { name = "P2", items = { "mr_boom" } } },
  shop = { "breakfast" },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:buy "breakfast"
    t:resolve()
    check(t.P1:has "breakfast")  check(t:slot(1, "shop") == nil)  check(t:stack() == "refill shop slot 1")
    check(t:can("P2", "mr_boom"))
    t:resolve()
    check(t:slot(1, "shop") == "meat")
    t:settle()
  end,
}

scenario "PD8 second edition: the slot is filled before anybody receives priority" {
  cites = { "PD8", "14.2.1", "5.2.3" },
  players = { { name = "P1", coins = 10 }, { name = "P2", items = { "mr_boom" } } },
  shop = { "breakfast" },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:buy "breakfast"
    check(t.P1:has "breakfast")  check(t:slot(1, "shop") == "meat")  check(t:stack() == "")
    t:settle()
  end,
}

-- ---- PD9: the loot step
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

-- ---- PD10: the end phase
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

-- ---- PD11: effects that end the turn
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

-- ---- PD12: simultaneous deaths and triggers
scenario "PD12 Q56 first edition, top first: player deaths, monster deaths and triggers in any order, player triggers" {
  rules = "classic",
  cites = { "PD12", "6.6.3", "13.9.1", "5.3.1" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "doom" }, items = { "epitaph" } }, { name = "P2", items = { "epitaph" } } },
  monsters = { "herald", "fly" },
  play = function(t)
    t.P1:play "doom"  t:resolve()
    check(t.question == "trigger_order")  check(#t.options == 3)
    t.P1:choose "fly"
    t.P1:choose "Herald#2"
    check(t:stack() == "death of P2, death of P1, death of Fly, death of Herald, "
                    .. "Herald: When you are killed, gain 2¢., Epitaph: When you are killed, gain 1¢., "
                    .. "Epitaph: When you are killed, gain 1¢.")
    t:resolve()
    check(t.P2.coins == 1)  check(t.P1.coins == 0)
    t:settle()
    while t.question == "penalty_item" do t[t.asked]:choose "epitaph"  t:settle() end
  end,
  expect = function(t) check(t.active == "P2")  check(t.P1.coins == 4)  check(t.P2.coins == 0) end,
}

scenario "PD12 Q3 second edition: the same order, because deaths are not triggers" {
  cites = { "PD12", "6.6.3", "13.9.1", "5.3.1" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "doom" }, items = { "epitaph" } }, { name = "P2", items = { "epitaph" } } },
  monsters = { "herald", "fly" },
  play = function(t)
    t.P1:play "doom"  t:resolve()
    check(t.question == "death_order")
    t.P1:choose "fly"
    check(t:stack() == "death of P2, death of P1, death of Fly, death of Herald, "
                    .. "Herald: When you are killed, gain 2¢., Epitaph: When you are killed, gain 1¢., "
                    .. "Epitaph: When you are killed, gain 1¢.")
    t:resolve()
    check(t.P2.coins == 1)  check(t.P1.coins == 0)
    t:settle()
    while t.question == "penalty_item" do t[t.asked]:choose "epitaph"  t:settle() end
  end,
  expect = function(t) check(t.active == "P2")  check(t.P1.coins == 4)  check(t.P2.coins == 0) end,
}

-- ---- PD14: static modifiers of dice
scenario "PD14 first edition: a static +1 goes on the stack above the roll, and a later reroll does not get it" {
  rules = "classic",
  cites = { "PD14", "9.3", "9.5" },
  players = { { name = "P1", items = { "meat" } }, { name = "P2", hand = { "dice_shard" }, loot_plays = 1 } },
  monsters = { "dip" },
  dice = { 1, 3, 3 },
  play = function(t)
    t.P1:attack "dip"
    t:resolve()
    check(t:stack() == "attack roll 1, +1 to the roll by Meat!")
    t:resolve()
    check(t:stack() == "attack roll 2")
    t.P2:play("dice_shard", "roll")
    t:resolve()
    check(t:stack() == "attack roll 3")
    t:resolve()
    check(t:events "missed" == 1)
    t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t:discarded "dip") end,  -- 3 and +1 hit then
}

scenario "PD14 second edition: a static +1 applies as the roll resolves, even after a reroll" {
  cites = { "PD14", "9.2.5" },
  players = { { name = "P1", items = { "meat" } }, { name = "P2", hand = { "dice_shard" }, loot_plays = 1 } },
  monsters = { "dip" },
  dice = { 1, 3 },
  play = function(t)
    t.P1:attack "dip"
    check(t:stack() == "attack roll 1")
    t.P2:play("dice_shard", "roll")
    t:resolve()
    check(t:stack() == "attack roll 3")
    t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t:discarded "dip")  check(t:events "hit" == 1) end,
}

-- ---- PD15: the card that rolls
scenario "PD15 first edition: the card that rolls stays on the stack below its roll" {
  rules = "classic",
  cites = { "PD15" },
  players = { { name = "P1", hand = { "pills_cents" } }, { name = "P2", items = { "spoon_bender" } } },
  dice = { 2 },
  play = function(t)
    t.P1:play "pills_cents"  t:pass_all()
    check(t:stack() == "Pills!, roll 2")  check(not t:discarded "pills_cents")
    t.P2:activate "spoon_bender"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 7)  check(t:discarded "pills_cents") end,
}

scenario "PD15 second edition: a loot that rolls is in the discard before its roll resolves" {
  cites = { "PD15", "6.8.7", "9.4" },
  players = { { name = "P1", hand = { "pills_cents" } }, { name = "P2", items = { "spoon_bender" } } },
  dice = { 2 },
  play = function(t)
    t.P1:play "pills_cents"  t:resolve()
    check(t:stack() == "roll 2")  check(t:discarded "pills_cents")
    t.P2:activate "spoon_bender"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 7) end,
}

-- ---- PD16, PD17: objects that the game controls
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

scenario "PD17 first edition: a revealed card without stats is played beside the slots and covers nothing" {
  rules = "classic",
  cites = { "PD17", "3.3.1", "11.8.2" },
  players = { { name = "P1" }, { name = "P2", items = { "spoon_bender" } } },
  monsters = { "stoney", "fatty" },
  deck = { monster = { "chest_cents", "dip" } },
  dice = { 2 },
  play = function(t)
    t.P1:attack "deck"  t:resolve()
    check(t.question ~= "cover_slot")  check(t:slot(1) == "stoney")  check(t:slot(2) == "fatty")
    check(t:evasion "fatty" == 3)
    t:pass_all()
    check(t:events "die_cast" == 1)
    t.P2:activate "spoon_bender"  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 3)  check(t:discarded "chest_cents")  check(t:slot(1) == "stoney")
    check(t:top "monster" == "dip")  check(not t:can("P1", "attack"))  check(t:events "covered" == 0)
  end,
}

scenario "PD17 second edition: an event covers the slot that it is revealed into" {
  cites = { "PD17", "3.3.1", "11.2.1" },
  players = { { name = "P1" }, { name = "P2", items = { "spoon_bender" } } },
  monsters = { "stoney", "fatty" },
  deck = { monster = { "chest_cents", "dip" } },
  dice = { 2 },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })
    check(t:slot(1) == "chest_cents")  check(t:evasion "fatty" == 2)
    t:resolve()
    t.P2:activate "spoon_bender"  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 3)  check(t:discarded "chest_cents")  check(t:slot(1) == "stoney")
    check(t:evasion "fatty" == 3)
  end,
}

-- ---- PD18: damage aimed at the dead
scenario "PD18 F101 first edition: a player who died this turn can't be chosen for damage" {
  rules = "classic",
  cites = { "PD18", "10.2.9" },
  players = {
    { name = "P1", hand = { "tarot_death", "bomb" }, loot_plays = 2 }, { name = "P2", items = { "fanny_pack" } },
  },
  monsters = { "fatty" },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    check(not t.P2.alive)
    t.P1:play "bomb"
    check(t.question == "target")  check(t:can("P1", "fatty"))  check(not t:can("P1", "P2"))
    t.P1:choose "fatty"  t:settle()
  end,
}

scenario "PD18 second edition: a player who died this turn can be chosen for damage, which is not marked" {
  cites = { "PD18", "10.2.9", "10.2.4" },
  players = {
    { name = "P1", hand = { "tarot_death", "bomb" }, loot_plays = 2 },
    { name = "P2", items = { "fanny_pack", "meat" } },
  },
  monsters = { "fatty" },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    t.P2:choose "meat"  t:settle()
    t.P1:play("bomb", "P2")  t:settle()
  end,
  expect = function(t)
    check(t.P2.loot == 1)  check(t.P2.hp == 0)  check(not t.P2.alive)  check(t:events "player_died" == 1)
  end,
}

-- ---- PD19: prevention
scenario "PD19 first edition: an unused prevention ends at the end of the turn" {
  rules = "classic",
  cites = { "PD19", "10.4.3" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "guard" } }, { name = "P2", hand = { "bomb" } } },
  play = function(t)
    t.P1:play("guard", "P1")  t:settle()
    t.P1:end_turn()  t:settle()
    t.P2:play("bomb", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1) end,
}

scenario "PD19 second edition: a prevention without a stated end waits for its damage" {
  cites = { "PD19", "10.4.2", "6.7.1" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "guard" } }, { name = "P2", hand = { "bomb" } } },
  play = function(t)
    t.P1:play("guard", "P1")  t:settle()
    t.P1:end_turn()  t:settle()
    t.P2:play("bomb", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2) end,
}

-- ---- PD20: curses on a death
scenario "PD20 F110 first edition: a dying player's curses are discarded first, without the stack" {
  rules = "classic",
  cites = { "PD20", "17.3", "13.6.1" },
  players = {
    { name = "P1", hand = { "tarot_death" }, items = { "bloody_penny" } },
    { name = "P2", coins = 3, curses = { "curse_of_pain", "curse_of_amnesia" } },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")
    t:resolve()
    check(t:stack() == "death of P2")  check(#t.P2.curses == 2)
    t:resolve()
    check(t:discarded "curse_of_pain")  check(t:discarded "curse_of_amnesia")  check(t.P2.coins == 3)
    check(t:stack() == "player death: penalty, "
                    .. "Bloody Penny: When a player dies, before they pay the...")
    t:settle()
  end,
  expect = function(t) check(t.P2.coins == 2)  check(t.P1.loot == 1) end,
}

scenario "PD20 second edition: discarding a dying player's curses is a trigger on the stack, before the penalty" {
  cites = { "PD20", "17.3" },
  players = {
    { name = "P1", hand = { "tarot_death" }, items = { "bloody_penny" } },
    { name = "P2", coins = 3, curses = { "curse_of_pain", "curse_of_amnesia" } },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")
    t:resolve()  t:resolve()
    check(#t.P2.curses == 2)  check(t.P2.coins == 3)  check(t:stack() ~= "")
    t:resolve()  t:resolve()
    check(#t.P2.curses == 0)
    t:settle()
  end,
  expect = function(t) check(t.P2.coins == 2)  check(t.P1.loot == 1) end,
}

-- ---- PD24: winning
scenario "PD24 first edition: a player who gains the fourth soul wins, even if the same card takes it back" {
  rules = "classic",
  cites = { "PD24", "15.2.2" },
  set = "../sets/variants",
  players = { { name = "P1", souls = { "monstro", "gurdy", "envy" }, hand = { "flicker" } }, { name = "P2" } },
  play = function(t) t.P1:play "flicker"  t:settle() end,
  expect = function(t) check(t.over)  check(t.winner == "P1") end,
}

scenario "PD24 second edition: souls are counted between resolutions" {
  cites = { "PD24", "15.2.2" },
  set = "../sets/variants",
  players = { { name = "P1", souls = { "monstro", "gurdy", "envy" }, hand = { "flicker" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "flicker"  t:settle()
    t.P1:choose "envy"  t:settle()
  end,
  expect = function(t) check(not t.over)  check(t.P1.souls == 3)  check(t.P1:has_soul "flicker") end,
}

scenario "PD24 F117 second edition: two players who reach four souls in one resolution tie" {
  cites = { "PD24", "15.2.2", "15.2.3" },
  set = "../sets/variants",
  players = {
    { name = "P1", souls = { "monstro", "gurdy", "envy" }, hand = { "communion" } },
    { name = "P2", souls = { "war", "famine", "pin" } },
  },
  deck = { monster = { "little_horn" } },
  play = function(t) t.P1:play("communion", "P2")  t:settle() end,
  expect = function(t) check(t.over)  check(#t.winners == 2) end,
}

-- ---- PD14: the number that a die would show
scenario "PD14 first edition: with +1 on the stack a 1 becomes a 2 before the roll resolves, so it would not be a 1" {
  rules = "classic",
  cites = { "PD14", "9.3" },
  players = { { name = "P1", items = { "dads_lost_coin", "meat" } }, { name = "P2" } },
  monsters = { "dip", "fatty" },
  dice = { 1, 3 },
  play = function(t) t.P1:attack "dip"  t:settle() end,
  expect = function(t) check(t.P1.hp == 1)  check(t:discarded "dip")  check(t:events "missed" == 1) end,
}

scenario "PD14 second edition: abilities on a die that would be a 1 trigger before the static +1 applies" {
  cites = { "PD14", "9.2.4", "9.2.5" },
  players = { { name = "P1", items = { "dads_lost_coin", "meat" } }, { name = "P2" } },
  monsters = { "dip", "fatty" },
  dice = { 1, 3 },
  play = function(t)
    t.P1:attack "dip"  t:settle()
    check(t.question == "may")
    t.P1:choose "yes"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t:discarded "dip")  check(t:events "missed" == 0) end,
}
