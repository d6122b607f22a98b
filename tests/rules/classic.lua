-- The first edition: rulebook part II and the sentences that start with "Classic". Situations in both editions
-- are in editions.lua; this file has the scenarios of part IV for the first edition, and its rules one by one.

-- ---- The stack
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

scenario "F6 an attack on the deck can't be changed when others have changed its top card" {
  rules = "classic",
  cites = { "PD3", "11.1.2", "11.8.1" },
  players = { { name = "P1" }, { name = "P2", items = { "the_curse" } } },
  monsters = { "fly", "fatty" },
  deck = { monster = { "dip" } },
  discard = { monster = { "conjoined_fatty" } },
  dice = { 1 },
  play = function(t)
    t.P1:attack "deck"
    t.P2:activate "the_curse"  t:settle()
    check(t.question == "cover_slot")
    t.P1:choose "slot 2"  t:resolve()
    check(t:slot(2) == "conjoined_fatty")  check(t:stack() == "2 damage to P1")
    t:settle()
    t.P2:choose "treasure deck"  t:settle()  -- the turn of P2 has begun
  end,
  expect = function(t) check(t.active == "P2")  check(t:events "player_died" == 1)  check(t:top "monster" == "dip") end,
}

scenario "F7 buying the top treasure buys the card that is there after the responses" {
  rules = "classic",
  cites = { "PD3", "12.2" },
  players = { { name = "P1", coins = 10 }, { name = "P2", items = { "the_curse" } } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "meat" } },
  discard = { treasure = { "box" } },
  play = function(t)
    t.P1:buy "treasure deck"
    check(t:stack() == "purchase: pay")
    t.P2:activate "the_curse"  t:settle()
  end,
  expect = function(t) check(t.P1:has "box")  check(t.P1.coins == 0)  check(t:top "treasure" == "meat") end,
}

scenario "F8 first edition: on a number the monster's trigger goes below the player's, both above the combat damage" {
  rules = "classic",
  cites = { "6.6.3", "9.3" },
  players = { { name = "P1", items = { "eye_of_greed" } }, { name = "P2" } },
  monsters = { { "swarm_of_flies", hp = 1 } },
  dice = { 5 },
  play = function(t)
    t.P1:attack "swarm_of_flies"
    t:resolve()  t:resolve()  t:resolve()
    check(t.P1.coins == 3)  check(t.P1.hp == 2)
    t:resolve()
    check(t:stack() == "1 damage to Swarm of Flies, 1 damage to P1")
    t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P1.coins == 8) end,
}

scenario "F9 first edition: a cancelled attack removes its lethal roll" {
  rules = "classic",
  cites = { "11.7.3", "4.5.3" },
  players = { { name = "P1", hp = 1, coins = 3, hand = { "tarot_the_fool" } }, { name = "P2" } },
  monsters = { "fly" },
  dice = { 1 },
  play = function(t)
    t.P1:attack "fly"  t:resolve()
    check(t:stack() == "attack roll 1")
    t.P1:play "tarot_the_fool"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3)  check(t:events "player_died" == 0)  check(t.active == "P2") end,
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

scenario "F14 first edition: the monster's death removes the attack roll that would have killed it" {
  rules = "classic",
  cites = { "11.7.3" },
  players = { { name = "P1", hp = 1 }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "fly" },
  dice = { 1 },
  play = function(t)
    t.P1:attack "fly"  t:resolve()
    t.P2:activate("mr_boom", "fly")  t:settle()
  end,
  expect = function(t)
    check(t.P1.alive)  check(t.P1.hp == 1)  check(t:events "rolled" == 0)  check(t.P1.coins == 1)
    check(not t:can("P1", "attack"))
  end,
}

scenario "F15 first edition: a cancelled reroll leaves the old value, which then counts" {
  rules = "classic",
  cites = { "5.2.7", "PD15" },
  players = {
    { name = "P1", items = { "mystery_sack" }, hand = { "butter_bean" } },
    { name = "P2", hand = { "dice_shard" }, loot_plays = 1 },
  },
  dice = { 4 },
  play = function(t)
    t.P1:activate "mystery_sack"  t:pass_all()
    check(t:events "die_cast" == 1)
    t.P2:play("dice_shard", "roll")
    t.P1:play("butter_bean", "dice_shard")
    t:resolve()
    check(t:discard "loot" == "butter_bean")  check(t:discard("loot", 2) == "dice_shard")  check(t.P1.coins == 0)
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4)  check(t:events "roll_changed" == 0) end,
}

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

-- ---- Attack
scenario "11.8.1 each player may respond to a declared attack before a die is rolled" {
  rules = "classic",
  cites = { "11.8.1", "5.2.4" },
  players = { { name = "P1" }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "clotty" },
  dice = { 3 },
  play = function(t)
    t.P1:attack "clotty"
    check(t:events "die_cast" == 0)
    t.P2:activate("mr_boom", "clotty")  t:resolve()  t:resolve()
    check(t:hp "clotty" == 1)  check(t:events "die_cast" == 0)  check(t:stack() == "attack: attack starts")
    t:resolve()
    check(t:stack() == "attack roll 3")
    t:settle()
  end,
  expect = function(t) check(t:discarded "clotty")  check(t.P1.coins == 4) end,
}

scenario "11.8.1 nothing else can be declared in response to a declared attack" {
  rules = "classic",
  cites = { "11.3.7", "4.3.2", "11.8.1" },
  players = { { name = "P1", coins = 10, items = { "champion_belt" } }, { name = "P2" } },
  monsters = { "fly" },
  dice = { 2 },
  play = function(t)
    t.P1:attack "fly"
    check(not t:can("P1", "attack"))  check(not t:can("P1", "buy"))  check(not t:can("P1", "end"))
    t:settle()
    check(t:can("P1", "attack"))  check(t:can("P1", "buy"))  check(t:can("P1", "end"))
  end,
}

scenario "11.8.2 a monster from the deck goes on a slot of the attacker's choice, and the attack continues" {
  rules = "classic",
  cites = { "11.8.2", "14.3.1" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "stoney", "fatty" },
  deck = { monster = { "dip" } },
  dice = { 5 },
  play = function(t)
    t.P1:attack "deck"
    check(t:top "monster" == "dip")
    t:settle()
    check(t.question == "cover_slot")  check(t.asked == "P1")
    t.P1:choose "slot 2"
    check(t:slot(2) == "dip")  check(not t:in_play "fatty")  check(t:evasion "dip" == 5)
    t:settle()
  end,
}

scenario "11.8.3 11.8.4 roll, damage, triggers on the damage, and only then the next roll" {
  rules = "classic",
  cites = { "11.8.3", "11.8.4" },
  players = { { name = "P1", items = { "fanny_pack" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "clotty" },
  dice = { 2, 3, 4 },
  play = function(t)
    t.P1:attack "clotty"  t:resolve()
    check(t:stack() == "attack roll 2")
    t:resolve()
    check(t:stack() == "1 damage to P1")  check(t.asked == "P1")  check(t.P1.hp == 2)
    t:resolve()
    check(t.P1.hp == 1)  check(t.P1.loot == 0)  check(t:stack() ~= "")  check(t:events "die_cast" == 1)
    t:resolve()
    check(t.P1.loot == 1)  check(t:events "die_cast" == 1)
    t:pass_all()
    check(t:stack() == "attack roll 3")
    t:resolve()
    check(t:stack() == "1 damage to Clotty")
    t:settle()
  end,
  expect = function(t) check(t:discarded "clotty")  check(t.P1.hp == 1) end,
}

scenario "F24 first edition: a bomb in response to a lethal miss" {
  rules = "classic",
  cites = { "11.7.3" },
  players = { { name = "P1", hp = 1, hand = { "bomb" } }, { name = "P2" } },
  monsters = { "fly" },
  dice = { 1 },
  play = function(t)
    t.P1:attack "fly"  t:resolve()
    check(t:stack() == "attack roll 1")
    t.P1:play("bomb", "fly")  t:settle()
  end,
  expect = function(t)
    check(t.P1.alive)  check(t.P1.hp == 1)  check(t:discarded "fly")  check(t.P1.coins == 1)
    check(t:events "missed" == 0)
  end,
}

scenario "F25 first edition: the attacker's death removes a roll that would have hit" {
  rules = "classic",
  cites = { "11.7.1", "11.7.3" },
  players = { { name = "P1", coins = 3 }, { name = "P2", hand = { "tarot_death" }, loot_plays = 1 } },
  monsters = { { "fatty", hp = 1 } },
  dice = { 6 },
  play = function(t)
    t.P1:attack "fatty"  t:resolve()
    t.P2:play("tarot_death", "P1")  t:resolve()
    check(t:stack() == "attack roll 6, death of P1")
    t:resolve()
    check(t:stack() == "player death: penalty")
    t:settle()
  end,
  expect = function(t)
    check(t:in_play "fatty")  check(t:hp "fatty" == 4)  check(t.P1.coins == 2)  check(t.active == "P2")
    check(t:events "rolled" == 0)
  end,
}

-- ---- Purchase
scenario "PD2 first edition: a player who can't pay as the declaration resolves gains nothing, and may buy again" {
  rules = "classic",
  cites = { "PD2", "12.4", "12.6", "7.8" },
  players = { { name = "P1", coins = 10, hand = { "a_penny" } }, { name = "P2", items = { "forever_alone" } } },
  shop = { "breakfast", "dinner" },
  play = function(t)
    t.P1:buy "dinner"
    t.P2:activate("forever_alone", "steal 1¢", "P1")  t:settle()
    check(t.P1.coins == 9)  check(#t.P1.items == 0)  check(t:events "purchased" == 0)
    t.P1:play "a_penny"  t:settle()
    t.P1:buy "breakfast"  t:settle()
  end,
  expect = function(t) check(t.P1:has "breakfast")  check(t.P1.coins == 0)  check(not t:can("P1", "buy")) end,
}

scenario "PD2 first edition: ¢ that are missing at the declaration may be gained in response" {
  rules = "classic",
  cites = { "PD2", "12.4" },
  players = { { name = "P1", coins = 9, hand = { "a_penny" } }, { name = "P2" } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:buy "dinner"
    check(t.P1.coins == 9)
    t.P1:play "a_penny"  t:resolve()
    check(t.P1.coins == 10)  check(t:stack() == "purchase: pay")
    t:settle()
  end,
  expect = function(t) check(t.P1:has "dinner")  check(t.P1.coins == 0)  check(t:slot(2, "shop") == "meat") end,
}

-- ---- Dice
scenario "F87 first edition: of two changes to a roll the one that resolves last counts" {
  rules = "classic",
  cites = { "9.6" },
  set = "../sets/variants",
  players = {
    { name = "P1", hand = { "pills_cents", "six" }, loot_plays = 2 },
    { name = "P2", hand = { "dice_shard" }, loot_plays = 1 },
  },
  dice = { 5, 2 },
  play = function(t)
    t.P1:play "pills_cents"  t:pass_all()
    t.P2:play("dice_shard", "roll")
    t.P1:play("six", "roll")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4) end,
}

scenario "F87 first edition: after a reroll resolves, its result can be turned to 6" {
  rules = "classic",
  cites = { "9.6", "5.2.6" },
  set = "../sets/variants",
  players = {
    { name = "P1", coins = 5, hand = { "pills_cents", "six" }, loot_plays = 2 },
    { name = "P2", hand = { "dice_shard" }, loot_plays = 1 },
  },
  dice = { 5, 2 },
  play = function(t)
    t.P1:play "pills_cents"  t:pass_all()
    t.P2:play("dice_shard", "roll")  t:resolve()
    t.P1:play("six", "roll")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1) end,
}

scenario "F92 first edition: a cancelled attack roll is neither a hit nor a miss, and the next one follows" {
  rules = "classic",
  cites = { "9.8" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "stop_roll" } }, { name = "P2", items = { "the_relic" } } },
  monsters = { "fly" },
  dice = { 1, 2 },
  play = function(t)
    t.P1:attack "fly"  t:resolve()
    t.P1:play "stop_roll"  t:settle()
  end,
  expect = function(t)
    check(t.P1.hp == 2)  check(t.P2.loot == 0)  check(t:discarded "fly")  check(t:events "missed" == 0)
  end,
}

scenario "9.3 each static modifier is on the stack separately, and players can respond to each" {
  rules = "classic",
  cites = { "9.3", "9.1", "PD14" },
  players = { { name = "P1", items = { "meat", "synthoil" } }, { name = "P2", items = { "spoon_bender" } } },
  monsters = { "monstro" },
  dice = { 6, 3, 1, 2, 2 },
  play = function(t)
    t.P1:attack "monstro"  t:resolve()
    check(t:stack() == "attack roll 6, +1 to the roll by Meat!, +1 to the roll by Synthoil")
    t:resolve()
    check(t:stack() == "attack roll 6, +1 to the roll by Meat!")
    t:settle()
  end,
  expect = function(t) check(t:events "hit" == 4)  check(t:events "missed" == 1)  check(t.P1:has_soul "monstro") end,
}

scenario "9.3 combat damage goes below triggers on the number, then the active player has priority" {
  rules = "classic",
  cites = { "9.3" },
  players = { { name = "P1" }, { name = "P2", items = { "the_relic" } } },
  monsters = { "fly" },
  dice = { 1, 2 },
  play = function(t)
    t.P1:attack "fly"  t:resolve()  t:resolve()
    check(t:stack() == "1 damage to P1, The Relic: When a player rolls a 1, loot 1.")  check(t.asked == "P1")
    t:resolve()
    check(t.P2.loot == 1)  check(t.P1.hp == 2)
    t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1) end,
}

-- ---- Damage and prevention
scenario "F97 first edition: a shield in response to the roll prevents its combat damage" {
  rules = "classic",
  cites = { "10.4.2", "10.4.3" },
  players = { { name = "P1", hp = 1, items = { "yum_heart" } }, { name = "P2" } },
  monsters = { "leech" },
  dice = { 1, 4 },
  play = function(t)
    t.P1:attack "leech"  t:resolve()
    t.P1:activate("yum_heart", "P1")  t:settle()
  end,
  expect = function(t)
    check(t.P1.alive)  check(t.P1.hp == 1)  check(t:events "damage_prevented" == 1)  check(t:discarded "leech")
  end,
}

scenario "F102 first edition: 1 damage uses up a prevention of 2" {
  rules = "classic",
  cites = { "10.4.3", "PD19" },
  set = "../sets/variants",
  players = {
    { name = "P1", hand = { "guard", "bomb", "bomb" }, loot_plays = 3 }, { name = "P2" },
  },
  play = function(t)
    t.P1:play("guard", "P2")  t:settle()
    t.P1:play("bomb", "P2")  t:settle()
    check(t.P2.hp == 2)
    t.P1:play("bomb", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 1) end,
}

scenario "F101 first edition: damage to each player includes dead players, and is not marked on them" {
  rules = "classic",
  cites = { "10.2.9", "PD18" },
  set = "../sets/variants",
  players = {
    { name = "P1", hand = { "tarot_death", "volley" }, loot_plays = 2 }, { name = "P2", coins = 3 },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    t.P1:play "volley"  t:settle()
  end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P2.hp == 0)  check(t:events "damage_taken" == 2)  check(t:events "player_died" == 1)
    check(t.P2.coins == 2)
  end,
}

-- ---- Prevented deaths (10.4.4)
scenario "PD7 first edition: after a prevented kill HP are unchanged" {
  rules = "classic",
  cites = { "10.4.4", "PD7" },
  set = "../sets/variants",
  players = {
    { name = "P1", hand = { "smite", "spare" }, loot_plays = 2 }, { name = "P2" },
  },
  monsters = { { "fatty", hp = 3 } },
  play = function(t)
    t.P1:play("smite", "fatty")  t:resolve()
    check(t:stack() == "death of Fatty")  check(t:hp "fatty" == 0)
    t.P1:play("spare", "fatty")  t:settle()
  end,
  expect = function(t) check(t:in_play "fatty")  check(t:hp "fatty" == 3) end,
}

scenario "PD7 first edition: HP are restored to the value before the lethal damage, not before earlier damage" {
  rules = "classic",
  cites = { "10.4.4", "PD7" },
  set = "../sets/variants",
  players = {
    { name = "P1", hand = { "bomb", "blast", "spare" }, loot_plays = 3 }, { name = "P2" },
  },
  monsters = { "fatty" },
  play = function(t)
    t.P1:play("bomb", "fatty")  t:settle()
    check(t:hp "fatty" == 3)
    t.P1:play("blast", "fatty")  t:resolve()  t:resolve()
    t.P1:play("spare", "fatty")  t:settle()
  end,
  expect = function(t) check(t:hp "fatty" == 3) end,
}

-- ---- Monster death (13.3)
scenario "F16 F17 first edition: the active player gains rewards and soul, whoever killed the boss" {
  rules = "classic",
  cites = { "13.2.9", "13.3.3" },
  players = { { name = "P1", hand = { "a_penny" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { { "monstro", hp = 1 } },
  play = function(t)
    t.P1:play "a_penny"
    t.P2:activate("mr_boom", "monstro")  t:settle()
  end,
  expect = function(t)
    check(t.P1:has_soul "monstro")  check(t.P1.coins == 7)  check(t.P2.souls == 0)  check(t.P2.coins == 0)
  end,
}

scenario "F18 first edition: the monster's death resolves before the player's, with rewards and soul" {
  rules = "classic",
  cites = { "13.9.1", "11.7.5", "6.6.3" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "doom" } }, { name = "P2" } },
  monsters = { "envy", "fly" },
  play = function(t)
    t.P1:play "doom"  t:resolve()
    t.P1:choose "fly"
    check(t:stack() == "death of P2, death of P1, death of Fly, death of Envy")
    t:settle()
  end,
  expect = function(t)
    check(t.P1:has_soul "envy")  check(t.P1.coins == 1)  -- 1 and 1, minus the penalty
    check(t.active == "P2")
  end,
}

scenario "F21 triggers on a monster's death resolve before its rewards, with priority in between" {
  rules = "classic",
  cites = { "13.3.2", "PD4" },
  players = { { name = "P1", hp = 1, hand = { "bomb" } }, { name = "P2", items = { "host_hat" } } },
  monsters = { "boom_fly" },
  play = function(t)
    t.P1:play("bomb", "boom_fly")
    t:resolve()  t:resolve()
    check(t:stack() == "death of Boom Fly")
    t:resolve()
    check(t.P1.coins == 0)  check(t:can("P2", "host_hat"))
    t:resolve()  t:resolve()  t:resolve()
    check(t.P1.coins == 0)  check(t.P1.hp == 0)
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4)  check(t.active == "P2") end,  -- the penalty found nothing to take yet
}

scenario "13.3.1 the death of a monster is on the stack and can be responded to, or cancelled" {
  rules = "classic",
  cites = { "13.3.1", "13.1.4" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "smite" } }, { name = "P2", hand = { "spare" }, loot_plays = 1 } },
  monsters = { "fly" },
  play = function(t)
    t.P1:play("smite", "fly")  t:resolve()
    check(t:stack() == "death of Fly")  check(t.asked == "P1")  check(t.P1.coins == 0)
    t.P2:play("spare", "fly")  t:settle()
  end,
  expect = function(t) check(t:in_play "fly")  check(t:hp "fly" == 1)  check(t.P1.coins == 0) end,
}

scenario "13.3.3 a boss is a soul only after its rewards; any other monster is discarded then; the slot is refilled" {
  rules = "classic",
  cites = { "13.3.3", "14.2.1", "13.3.2" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { { "monstro", hp = 1 }, "fatty" },
  deck = { monster = { "dip" } },
  play = function(t)
    t.P1:play("bomb", "monstro")
    t:resolve()  t:resolve()  t:resolve()
    check(t.P1.coins == 0)  check(t.P1.souls == 0)
    t:resolve()
    check(t.P1.coins == 6)  check(t.P1.souls == 0)  check(t:slot(1) == nil)
    t:resolve()
    check(t.P1:has_soul "monstro")  check(t:slot(1) == nil)  check(t:stack() == "refill monster slot 1")
    t:resolve()
    check(t:slot(1) == "dip")
    t:settle()
  end,
}

scenario "F23 first edition: the monster under a dead one is uncovered; nothing is refilled" {
  rules = "classic",
  cites = { "13.2.11", "14.3.4" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { { "dip", covers = { "fatty" } }, "fly" },
  deck = { monster = { "clotty" } },
  play = function(t) t.P1:play("bomb", "dip")  t:settle() end,
  expect = function(t) check(t:slot(1) == "fatty")  check(t:hp "fatty" == 4)  check(t:top "monster" == "clotty") end,
}

scenario "20.6.4 a destroyed monster dies like a killed one, with rewards" {
  rules = "classic",
  cites = { "20.6.4", "13.1.6" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "wreck" } }, { name = "P2" } },
  monsters = { "envy" },
  play = function(t)
    t.P1:play("wreck", "envy")  t:resolve()
    check(t:stack() == "death of Envy")
    t:settle()
  end,
  expect = function(t) check(t.P1:has_soul "envy")  check(t.P1.coins == 1)  check(t:events "monster_died" == 1) end,
}

scenario "PD27 first edition: a monster that is discarded gives nothing" {
  rules = "classic",
  cites = { "PD27", "13.2.10" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "dismiss" } }, { name = "P2" } },
  monsters = { "envy" },
  deck = { monster = { "dip" } },
  play = function(t) t.P1:play("dismiss", "envy")  t:settle() end,
  expect = function(t)
    check(t:discarded "envy")  check(t.P1.souls == 0)  check(t.P1.coins == 0)  check(t:slot(1) == "dip")
    check(t:events "monster_died" == 0)
  end,
}

-- ---- Player death (13.6)
scenario "13.1.6 a death goes on the stack as HP reach 0, and the active player has priority first" {
  rules = "classic",
  cites = { "13.1.6" },
  players = {
    { name = "P1", hand = { "a_penny" } }, { name = "P2", hand = { "bomb" }, loot_plays = 1 }, { name = "P3", hp = 1 },
  },
  play = function(t)
    t.P1:play "a_penny"
    t.P2:play("bomb", "P3")
    t:resolve()  t:resolve()
    check(t:stack() == "A Penny!, death of P3")  check(t.asked == "P1")  check(t.P3.alive)
    t:settle()
    check(not t.P3.alive)
  end,
}

scenario "13.6.1 triggers on a death are above the penalty" {
  rules = "classic",
  cites = { "13.6.1", "13.4.4" },
  set = "../sets/variants",
  players = {
    { name = "P1", hand = { "tarot_death" }, items = { "vigil" } },
    { name = "P2", items = { "greeds_gullet", "lazarus_rags" } },
  },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:resolve()  t:resolve()
    check(t:stack() == "player death: penalty, Vigil: When a player dies, gain 1¢., "
                    .. "Greed's Gullet: When you die, before you pay the penalty...")
    check(t.asked == "P1")
    t:resolve()
    check(t.P2.coins == 8)  check(t.P1.coins == 0)
    t:resolve()
    check(t.P1.coins == 1)  check(t:stack() == "player death: penalty")
    t:resolve()
    check(t.P2.coins == 7)  check(t:discarded "greeds_gullet")  check(not t.P2:has "meat")
    t:resolve()
    check(t.P2:has "meat")
    t:settle()
  end,
}

scenario "13.6.2 the penalty: a loot, 1¢, an item that is not eternal, and all objects with ↷ are deactivated" {
  rules = "classic",
  cites = { "13.6.2" },
  players = {
    { name = "P1", hand = { "tarot_death" } },
    { name = "P2", character = "isaac", coins = 5, hand = { "a_penny", "a_dime" },
      items = { "the_d6", "mr_boom", "meat" } },
  },
  monsters = { "fatty" },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    check(t.question == "penalty_item")  check(#t.options == 2)
    t.P2:choose "meat"
    check(t.question == "discard_loot")
    t.P2:choose "a_penny"  t:settle()
  end,
  expect = function(t)
    check(t.P2.coins == 4)  check(t.P2:holds "a_dime")  check(t:discarded "a_penny")  check(t:discarded "meat")
    check(not t:charged "isaac")  check(not t:charged "the_d6")  check(not t:charged "mr_boom")
    check(t:hp "fatty" == 4)  check(t.active == "P1")  check(t.phase == "action")
  end,
}

scenario "13.6.2 the death of another player does not end the turn, and they live again after it" {
  rules = "classic",
  cites = { "13.6.2", "4.4.6" },
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2", coins = 3 } },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    check(t.active == "P1")  check(t:can("P1", "attack"))  check(not t.P2.alive)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t.P2.alive)  check(t.P2.hp == 2)  check(t.P2.coins == 2) end,
}

scenario "F105 13.6.3 the empty slot is refilled before the dead active player's turn ends, along with any events" {
  rules = "classic",
  cites = { "13.6.3", "13.4.6", "4.4.6" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", hand = { "tarot_death" }, loot_plays = 1 } },
  monsters = { "fly", "fatty" },
  deck = { monster = { "chest_cents", "dip" } },
  dice = { 6 },
  play = function(t)
    t.P1:play("bomb", "fly")
    for _ = 1, 5 do t:resolve() end
    check(t:stack() == "refill monster slot 1")  check(t.P1.coins == 1)
    t.P2:play("tarot_death", "P1")  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t.P1.coins == 6)  check(t:slot(1) == "dip") end,
}

-- ---- Slots and cards without stats
scenario "F104 first edition: a refill continues past cards without stats until it finds a monster" {
  rules = "classic",
  cites = { "14.2.2", "PD17", "PD8" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "fly", "fatty" },
  deck = { monster = { "chest_cents", "chest_loot", "dip" } },
  dice = { 1, 1 },
  play = function(t)
    t.P1:play("bomb", "fly")  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 2)  check(t.P1.loot == 1)  check(t:slot(1) == "dip")  check(t:slots() == 2)
    check(t:discard_size "monster" == 3)
  end,
}

scenario "PD8 several refills go on the stack at once: monster slots resolve first, then the shop, in order" {
  rules = "classic",
  cites = { "14.2.1", "14.2.6", "PD8" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "sweep" } }, { name = "P2" } },
  monsters = { "fly", "fatty" },
  shop = { "breakfast", "dinner" },
  deck = { monster = { "dip", "clotty" }, treasure = { "meat", "box" } },
  play = function(t)
    t.P1:play "sweep"  t:resolve()
    check(t:stack() == "refill shop slot 2, refill shop slot 1, refill monster slot 2, refill monster slot 1")
    t:resolve()
    check(t:slot(1) == "dip")  check(t:slot(2) == nil)  check(t:slot(1, "shop") == nil)  check(t.asked == "P1")
    t:settle()
  end,
  expect = function(t)
    check(t:slot(2) == "clotty")  check(t:slot(1, "shop") == "meat")  check(t:slot(2, "shop") == "box")
  end,
}

scenario "PD17 first edition: a curse from the deck covers nothing; the chosen player gains it" {
  rules = "classic",
  cites = { "PD17", "11.8.2", "17.1" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "fly", "fatty" },
  deck = { monster = { "curse_of_pain", "dip" } },
  play = function(t)
    t.P1:attack "deck"  t:settle()
    check(t:slot(1) == "fly")  check(t:slot(2) == "fatty")
    t.P1:choose "P2"  t:settle()
  end,
  expect = function(t)
    check(t.P2:has "curse_of_pain")  check(not t:can("P1", "attack"))  check(t:top "monster" == "dip")
    check(t:events "die_cast" == 0)
  end,
}

scenario "PD25 the first edition has no rooms" {
  rules = "classic",
  cites = { "PD25" },
  set = "../sets/variants",
  phase = "deal",
  players = { { name = "P1", character = "cain" }, { name = "P2", character = "judas" } },
  deck = { room = { "cellar" } },
  play = function(t) t:settle() end,
  expect = function(t) check(t.turn == 1)  check(t:slot(1, "room") == nil)  check(t:top "room" == "cellar") end,
}

scenario "PD29 first edition: a deck that runs out is rebuilt at once" {
  rules = "classic",
  cites = { "PD29", "19.3.4" },
  players = { { name = "P1", coins = 10 }, { name = "P2" } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "meat", only = true } },
  discard = { treasure = { "synthoil" } },
  play = function(t)
    t.P1:buy "treasure deck"  t:settle()
  end,
  expect = function(t)
    check(t.P1:has "meat")  check(t:top "treasure" == "synthoil")  check(t:discard_size "treasure" == 0)
  end,
}

-- ---- The end phase
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

-- ---- Setup and souls
scenario "PD21 2.11 first edition: the player dealt Cain starts" {
  rules = "classic",
  cites = { "2.11", "PD21" },
  phase = "deal",
  players = {
    { name = "P1", character = "isaac" }, { name = "P2", character = "judas" }, { name = "P3", character = "cain" },
  },
  play = function(t)
    check(t.active == "P3")  check(t.turn == 1)
    t:settle()
    t.P3:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P1") end,
}

scenario "PD22 15.4.4 first edition: Soul of Greed for 25¢ and Soul of Gluttony for 10 loot cards" {
  rules = "classic",
  cites = { "15.4.4", "PD22" },
  players = {
    { name = "P1", coins = 24, hand = { "a_penny" } },
    { name = "P2", hand = { "bomb", "bomb", "bomb", "bomb", "a_penny", "a_penny", "a_penny", "a_nickel", "a_nickel" } },
  },
  bonus_souls = { "soul_of_greed", "soul_of_gluttony", "soul_of_guppy" },
  play = function(t)
    t.P1:play "a_penny"  t:settle()
    check(t.P1:has_soul "soul_of_greed")  check(t.P2.souls == 0)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P2:has_soul "soul_of_gluttony")  check(t.P1.souls == 1)  check(t.P2.souls == 1) end,
}

scenario "15.4.4 first edition: Soul of Guppy for two Guppy items" {
  rules = "classic",
  cites = { "15.4.4" },
  players = { { name = "P1", coins = 10, items = { "guppys_collar" } }, { name = "P2" } },
  shop = { "the_dead_cat" },
  bonus_souls = { "soul_of_guppy" },
  play = function(t) t.P1:buy "the_dead_cat"  t:settle() end,
  expect = function(t) check(t.P1:has_soul "soul_of_guppy")  check(t.P1.souls == 1) end,
}

scenario "PD23 first edition: a destroyed bonus soul is removed from the game" {
  rules = "classic",
  cites = { "PD23", "15.4.3" },
  set = "../sets/variants",
  players = { { name = "P1", coins = 24, hand = { "aid", "break_soul", "a_dime" }, loot_plays = 3 }, { name = "P2" } },
  bonus_souls = { "soul_of_greed" },
  play = function(t)
    t.P1:play("aid", "P1")  t:settle()
    check(t.P1:has_soul "soul_of_greed")
    t.P1:play("break_soul", "soul_of_greed")  t:settle()
    t.P1:play "a_dime"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 35)  check(t.P1.souls == 0) end,
}

scenario "PD24 first edition: the soul of a boss wins before its slot is refilled" {
  rules = "classic",
  cites = { "PD24", "15.2.2", "13.3.3" },
  players = {
    { name = "P1", souls = { "gurdy", "envy", "war" }, hand = { "bomb" } }, { name = "P2" },
  },
  monsters = { { "monstro", hp = 1 } },
  deck = { monster = { "dip" } },
  play = function(t)
    t.P1:play("bomb", "monstro")
    for _ = 1, 4 do t:resolve() end
    check(not t.over)  check(t.P1.coins == 6)
    t:resolve()
  end,
  expect = function(t) check(t.over)  check(t.winner == "P1")  check(t:slot(1) == nil) end,
}

-- ---- More about the stack
scenario "PD9 first edition: the death of the active player in response to `loot 1` skips it" {
  rules = "classic",
  cites = { "PD9", "13.5.10" },
  phase = "start",
  players = { { name = "P1", coins = 3 }, { name = "P2", hand = { "tarot_death" }, loot_plays = 1 } },
  play = function(t)
    t:pass_all()
    check(t:stack() == "start phase: loot step")
    t.P2:play("tarot_death", "P1")  t:settle()
  end,
  expect = function(t)
    check(t.active == "P2")  check(t.P1.loot == 0)  check(t.P1.coins == 2)  check(t.P2.loot == 1)
  end,
}

scenario "PD1 first edition: triggers on the declaration of an attack resolve before the attack starts" {
  rules = "classic",
  cites = { "PD1", "11.1.5", "6.6.2" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "herald" } }, { name = "P2" } },
  monsters = { "fly", "fatty" },
  dice = { 2 },
  play = function(t)
    t.P1:attack "fly"
    check(t:stack() == "attack: attack starts, Herald: When you declare an attack, gain 1¢.")  check(t.asked == "P1")
    t:resolve()
    check(t.P1.coins == 1)  check(t:events "die_cast" == 0)
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2) end,
}

scenario "PD15 first edition: the outcome goes on the stack as the roll resolves, triggers on the number above it" {
  rules = "classic",
  cites = { "PD15", "9.3" },
  players = { { name = "P1", hand = { "pills_cents" } }, { name = "P2", items = { "the_relic" } } },
  dice = { 1 },
  play = function(t)
    t.P1:play "pills_cents"  t:pass_all()
    check(t:stack() == "Pills!, roll 1")
    t:resolve()
    check(t:stack() == "Pills!: Roll. 1-2: gain 4¢. 3-4: gain 7¢. 5-6: lose 4¢., "
                    .. "The Relic: When a player rolls a 1, loot 1.")
    check(t.asked == "P1")
    t:resolve()
    check(t.P2.loot == 1)  check(t.P1.coins == 0)
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4)  check(t:discarded "pills_cents") end,
}

scenario "PD15 first edition: if the roll is cancelled, the card that rolled finishes without an outcome" {
  rules = "classic",
  cites = { "PD15", "9.8", "8.5" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "pills_cents" } }, { name = "P2", hand = { "stop_roll" }, loot_plays = 1 } },
  dice = { 2 },
  play = function(t)
    t.P1:play "pills_cents"  t:pass_all()
    t.P2:play("stop_roll", "roll")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t:discarded "pills_cents")  check(t:events "rolled" == 0) end,
}

scenario "F19 first edition: a roll for rewards is on the stack and can be changed" {
  rules = "classic",
  cites = { "3.6.7", "13.3.2" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", items = { "spoon_bender" } } },
  monsters = { { "dinga", hp = 1 }, "fatty" },
  dice = { 3 },
  play = function(t)
    t.P1:play("bomb", "dinga")
    for _ = 1, 4 do t:resolve() end
    check(t.P1.coins == 0)  check(not t:discarded "dinga")
    t.P2:activate "spoon_bender"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4)  check(t:discarded "dinga") end,
}

scenario "PD2 first edition: a purchase stops with the active player's death in response, and nothing is paid" {
  rules = "classic",
  cites = { "13.5.1", "12.4" },
  players = { { name = "P1", coins = 12 }, { name = "P2", hand = { "tarot_death" }, loot_plays = 1 } },
  shop = { "breakfast" },
  play = function(t)
    t.P1:buy "breakfast"
    t.P2:play("tarot_death", "P1")  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t.P1.coins == 11)  check(#t.P1.items == 0) end,
}

scenario "PD1 first edition: the attacker's death in response stops the attack on a monster before a die is rolled" {
  rules = "classic",
  cites = { "13.5.1", "11.7.1" },
  players = { { name = "P1", coins = 3 }, { name = "P2", hand = { "tarot_death" }, loot_plays = 1 } },
  monsters = { "fly" },
  play = function(t)
    t.P1:attack "fly"
    t.P2:play("tarot_death", "P1")  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t:events "die_cast" == 0)  check(t:in_play "fly") end,
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

scenario "17.5 first edition: a curse does not outlast a death in the start phase, which skips the loot step" {
  rules = "classic",
  cites = { "17.5", "17.3", "13.5.10" },
  phase = "start",
  players = { { name = "P1", hp = 1, coins = 3, curses = { "curse_of_pain" } }, { name = "P2" } },
  play = function(t) t:settle() end,
  expect = function(t)
    check(t.active == "P2")  check(t.P1.loot == 0)  check(t.P1.coins == 2)  check(t:discarded "curse_of_pain")
  end,
}

scenario "PD1 first edition: an attack on a monster that has left fizzles and is not used up" {
  rules = "classic",
  cites = { "PD1", "11.1.2", "7.8" },
  players = { { name = "P1" }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { "fly", "dip" },
  dice = { 4 },
  play = function(t)
    t.P1:attack "fly"
    check(t:stack() == "attack: attack starts")
    t.P2:play("bomb", "fly")  t:settle()
    check(t:discarded "fly")  check(t:events "die_cast" == 0)  check(t:can("P1", "attack"))
    t.P1:attack "dip"  t:settle()
  end,
  expect = function(t) check(t:discarded "dip")  check(t.P1.coins == 2)  check(not t:can("P1", "attack")) end,
}

scenario "PD1 first edition: the same for a monster that left without dying" {
  rules = "classic", cites = { "7.8", "11.8.1" }, set = "../sets/variants",
  players = { { name = "P1" }, { name = "P2", hand = { "dismiss" }, loot_plays = 1 } },
  monsters = { "fly", "dip" },
  play = function(t)
    t.P1:attack "fly"
    t.P2:play("dismiss", "fly")  t:settle()
  end,
  expect = function(t) check(t:can("P1", "attack"))  check(t:events "fizzled" == 1) end,
}

scenario "PD4 first edition: the card, its rewards and the triggers on its death are on the stack, in that order" {
  rules = "classic",
  cites = { "PD4", "13.3.2", "5.2.4" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "boom_fly", "fatty" },
  play = function(t)
    t.P1:play("bomb", "boom_fly")
    t:resolve()  t:resolve()  t:resolve()
    check(t:stack() == "monster death: soul or discard, monster death: rewards, "
                    .. "Boom Fly: When this dies, it deals 1 damage to each...")
    check(t:can("P2", "mr_boom"))
    t:resolve()  t:resolve()  t:resolve()
    check(t.P1.hp == 1)  check(t.P2.hp == 1)  check(t.P1.coins == 0)
    check(t:stack() == "monster death: soul or discard, monster death: rewards")
    t:resolve()
    check(t.P1.coins == 4)  check(not t:discarded "boom_fly")  check(t:can("P2", "mr_boom"))
    t:resolve()
    check(t:discarded "boom_fly")
    t:settle()
  end,
}

scenario "an end of the turn stops a declared attack on the deck" {
  rules = "classic", cites = { "4.5.3", "11.7.4" }, set = "../sets/variants",
  players = { { name = "P1" }, { name = "P2", hand = { "end_now" }, loot_plays = 1 } },
  deck = { monster = { "dip" } },
  play = function(t)
    t.P1:attack "deck"
    t.P2:play "end_now"  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t:top "monster" == "dip")  check(t:events "card_revealed" == 0) end,
}

scenario "the attacker's death stops a declared attack on the deck" {
  rules = "classic", cites = { "13.5.1" }, set = "../sets/variants",
  players = { { name = "P1" }, { name = "P2", hand = { "tarot_death" }, loot_plays = 1 } },
  deck = { monster = { "dip" } },
  play = function(t)
    t.P1:attack "deck"
    t.P2:play("tarot_death", "P1")  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t:top "monster" == "dip")  check(t:events "card_revealed" == 0) end,
}

scenario "a purchase stopped by the end of the turn does not happen" {
  rules = "classic", cites = { "4.5.1", "12.4" }, set = "../sets/variants",
  players = { { name = "P1", coins = 10 }, { name = "P2", hand = { "end_now" }, loot_plays = 1 } },
  shop = { "breakfast" },
  play = function(t)
    t.P1:buy "breakfast"
    t.P2:play "end_now"  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t.P1.coins == 10)  check(t:events "purchased" == 0) end,
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
    check(t:stack() == "Starter Deck: At the end of your turn, if you have 8 or...")
    t.P1:play "a_dime"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 7)  check(t.P1.coins == 10) end,
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

scenario "first edition: an event resolves before the refill continues" {
  rules = "classic", cites = { "14.2.2", "14.2.1" }, set = "../sets/variants",
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "fly", "fatty" },
  deck = { monster = { "shop_upgrade", "dip" }, treasure = { "meat", "box" } },
  play = function(t)
    t.P1:play("bomb", "fly")
    for _ = 1, 6 do t:resolve() end
    check(t:in_play "shop_upgrade")  check(t:slot(1) == nil)
    check(t:stack() == "Shop Upgrade!: Expand the shop slots by 2. You may attack...")
    t:resolve()
    check(t:slots "shop" == 4)  check(t:slot(1) == nil)
    t:settle()
  end,
  expect = function(t) check(t:slot(1) == "dip")  check(t:slot(3, "shop") == "meat") end,
}

scenario "Q12 first edition: a purchase that fizzled because the shop changed may be declared again" {
  rules = "classic", cites = { "PD2", "12.6", "7.8" }, set = "../sets/variants",
  players = { { name = "P1", coins = 10 }, { name = "P2", items = { "the_d20" } } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:buy "breakfast"
    t.P2:activate("the_d20", "breakfast")  t:settle()
    check(t.P1.coins == 10)
    t.P1:buy "dinner"  t:settle()
  end,
  expect = function(t) check(t.P1:has "dinner")  check(t.P1.coins == 0) end,
}

scenario "PD15 first edition: an ability that rolls two dice stays until both have resolved" {
  rules = "classic", cites = { "PD15", "9.2.1" }, set = "../sets/probe",
  players = { { name = "P1", items = { "two_dice" } }, { name = "P2" } },
  dice = { 2, 3 },
  play = function(t) t.P1:activate "two_dice"  t:settle()
    t.P1:choose "2"  t:settle() end,
  expect = function(t) check(t.P1.coins == 5) end,
}

scenario "PD24 first edition: the player who gains the fourth soul first wins alone" {
  rules = "classic", cites = { "PD24", "15.2.2" }, set = "../sets/variants",
  players = {
    { name = "P1", souls = { "monstro", "gurdy", "envy" }, hand = { "communion" } },
    { name = "P2", souls = { "war", "famine", "pin" } },
  },
  deck = { monster = { "little_horn" } },
  play = function(t) t.P1:play("communion", "P2")  t:settle() end,
  expect = function(t) check(t.over)  check(t.winner == "P1") end,
}

scenario "first edition: triggers on an attack on a monster are above the declaration" {
  rules = "classic", cites = { "11.1.5", "11.1.2", "6.6.2" }, set = "../sets/probe",
  players = { { name = "P1", items = { "hunter" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "fly", "fatty" },
  dice = { 2 },
  play = function(t)
    t.P1:attack "fly"
    check(t:stack() == "attack: attack starts, Hunter: When you declare an attack on a monster...")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4) end,
}
