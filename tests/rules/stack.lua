-- Rulebook sections 5 and 8: the stack, priority, playing loot.
scenario "F1 F3 a cancelled trinket never becomes an item and is below the card that cancelled it in the discard" {
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

scenario "F2 a cancelled loot that would become a soul does not become one" {
  cites = { "8.6" },
  players = { { name = "P1", hand = { "lost_soul" } }, { name = "P2", hand = { "butter_bean" }, loot_plays = 1 } },
  play = function(t)
    t.P1:play "lost_soul"
    t.P2:play "butter_bean"  t:settle()
  end,
  expect = function(t) check(t.P1.souls == 0)  check(t:events "soul_gained" == 0)  check(t:discarded "lost_soul") end,
}

scenario "F4 triggers of the active player go on the stack first, so those of the next player resolve first" {
  cites = { "6.6.3" },
  players = { { name = "P1", items = { "the_relic" } }, { name = "P2", items = { "the_relic" } } },
  monsters = { "fly" },
  dice = { 1, 2 },
  play = function(t)
    t.P1:attack "fly"
    t:resolve()
    t:resolve()
    check(t.P2.loot == 1)  check(t.P1.loot == 0)
    t:resolve()
    check(t.P1.loot == 1)  check(t.P1.hp == 2)
    t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t:discarded "fly") end,
}

scenario "F5 a player puts their own triggers on the stack in an order of their choice" {
  cites = { "6.6.3" },
  players = { { name = "P1", items = { "the_relic", { "sack_of_pennies", charged = false } } }, { name = "P2" } },
  monsters = { { "fatty", hp = 1 } },
  dice = { 1, 2 },
  play = function(t)
    t.P1:attack "fatty"  t:settle()
    check(t.question == "trigger_order")
    t.P1:choose "the_relic"
    t:resolve()
    check(t.question == "may")  check(t.P1.loot == 0)
    t.P1:choose "yes"
    check(t:charged "sack_of_pennies")  check(t.P1.loot == 0)
    t:settle()
  end,
  expect = function(t) check(t.P1.loot == 2) end,  -- one of the Relic, one of the Fatty
}

scenario "F6b an attack has no target while others respond to its declaration" {
  cites = { "11.1.2" },
  players = { { name = "P1" }, { name = "P2", items = { "sleight_of_hand" } } },
  monsters = { "fly" },
  deck = { monster = { "dip", "clotty", "leech", "trite", "spider" } },
  dice = { 2 },
  play = function(t)
    t.P1:declare_attack()
    t.P2:activate("sleight_of_hand", "monster deck")  t:settle()
    t.P2:choose("dip", "leech", "trite", "spider")
    check(t:top "monster" == "clotty")
    t:settle()
    check(t.question == "attack_target")
    t.P1:choose "fly"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t:slot(1) == "clotty") end,
}

scenario "F7b a purchase has no target while others respond to its declaration" {
  cites = { "12.2" },
  players = { { name = "P1", coins = 10 }, { name = "P2", items = { "sleight_of_hand" } } },
  shop = { "breakfast" },
  deck = { treasure = { "meat", "synthoil", "the_d4", "box", "compost" } },
  play = function(t)
    t.P1:declare_purchase()
    t.P2:activate("sleight_of_hand", "treasure deck")  t:settle()
    t.P2:choose("meat", "synthoil", "the_d4", "box")  t:settle()
    check(t.question == "purchase")
    t.P1:choose "breakfast"  t:settle()
  end,
  expect = function(t) check(t.P1:has "breakfast")  check(t:slot(1, "shop") == "compost")  check(t.P1.coins == 0) end,
}

scenario "F8 on a rolled number the trigger of the monster goes below the player's, and both above the combat damage" {
  cites = { "6.6.3", "11.3.5" },
  players = { { name = "P1", items = { "eye_of_greed" } }, { name = "P2" } },
  monsters = { { "swarm_of_flies", hp = 1 } },
  dice = { 5 },
  play = function(t)
    t.P1:attack "swarm_of_flies"
    t:resolve()
    t:resolve()
    check(t.P1.coins == 3)  check(t.P1.hp == 2)
    t:resolve()
    check(t:stack() == "1 damage to Swarm of Flies, 1 damage to P1")
    t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P1.coins == 8) end,
}

scenario "F9 a cancelled attack removes its lethal roll" {
  cites = { "11.7.3", "4.5.3" },
  players = { { name = "P1", hp = 1, coins = 3, hand = { "tarot_the_fool" } }, { name = "P2" } },
  monsters = { "fly" },
  dice = { 1 },
  play = function(t)
    t.P1:attack "fly"
    t.P1:play "tarot_the_fool"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3)  check(t:events "player_died" == 0)  check(t.active == "P2") end,
}

scenario "F10 the option of a choose-one is final" {
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

scenario "F13 a loot card played in response can no longer be stolen" {
  cites = { "5.2.6", "1.3" },
  players = {
    { name = "P1", hand = { "a_dime" } },
    { name = "P2", items = { "incubus" }, hand = { "a_penny" } },
  },
  play = function(t)
    t.P2:activate("incubus", "look at a player's hand", "P1")
    t.P1:play "a_dime"
    t:resolve()
    check(t.P1.coins == 10)
    t:settle()
  end,
  expect = function(t) check(t.P1.loot == 0)  check(t.P2:holds "a_penny")  check(t.P2.loot == 1) end,
}

scenario "F15 cancelling a reroll leaves the roll as it was" {
  cites = { "5.2.7", "9.2", "6.8.7" },
  players = {
    { name = "P1", hand = { "pills_cents" } },
    { name = "P2", hand = { "dice_shard" }, loot_plays = 1 },
    { name = "P3", hand = { "butter_bean" }, loot_plays = 1 },
  },
  dice = { 4 },
  play = function(t)
    t.P1:play "pills_cents"  t:resolve()
    t.P2:play "dice_shard"
    t.P3:play("butter_bean", "dice_shard")
    check(t:stack() == "roll 4, Dice Shard, Butter Bean!")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 7)  check(t:discard "loot" == "butter_bean") end,
}

scenario "F78 loot can't be played without a loot play, until an ability gives one" {
  cites = { "5.1.7", "8.2" },
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "cain", hand = { "a_dime" } } },
  play = function(t)
    t.P1:activate "isaac"
    check(not t:can("P2", "play"))
    t.P2:activate "cain"
    t:resolve()
    check(t:can("P2", "play a_dime"))
    t.P2:play "a_dime"  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 10)  check(t.P2.loot_plays == 0)  check(t.P1.loot_plays == 2) end,
}

scenario "F80 a player may put two things on the stack before passing, and each resolves separately" {
  cites = { "5.1.4", "5.2.5" },
  players = { { name = "P1", items = { "mr_boom" }, hand = { "a_penny" } }, { name = "P2" } },
  monsters = { "fatty" },
  play = function(t)
    t.P1:play "a_penny"
    t.P1:activate("mr_boom", "fatty")
    t:resolve()
    check(t:stack() == "A Penny!, 1 damage to Fatty")
    check(t:can("P2", "activate"))
    t:settle()
  end,
  expect = function(t) check(t:hp "fatty" == 3)  check(t.P1.coins == 1) end,
}

scenario "F81 a kill that is cancelled lets the roll below it resolve" {
  cites = { "5.2.6", "5.2.7" },
  players = {
    { name = "P1", coins = 3, hand = { "butter_bean" } },
    { name = "P2", hand = { "tarot_death" }, loot_plays = 1 },
  },
  monsters = { { "monstro", hp = 1 } },
  dice = { 4 },
  play = function(t)
    t.P1:attack "monstro"
    t.P2:play("tarot_death", "P1")
    t.P1:play "butter_bean"  t:settle()
  end,
  expect = function(t) check(t.P1:has_soul "monstro")  check(t.P1.coins == 9)  check(t.P1.alive) end,
}

scenario "F14 killing a monster in response removes the lethal attack roll" {
  cites = { "11.7.3", "5.2.6" },
  set = "../sets/probe",
  players = { { name = "P1", hp = 1, hand = { "slay" } }, { name = "P2" } },
  monsters = { "fatty" },
  dice = { 1 },
  play = function(t)
    t.P1:attack "fatty"
    t.P1:play("slay", "fatty")  t:settle()
  end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t:events "rolled" == 0)  check(t:discarded "fatty")  check(t.P1.loot == 1)
  end,
}

scenario "priority goes to the active player first and then around the table" {
  cites = { "5.1.2", "5.1.5" },
  players = {
    { name = "P1", items = { "mr_boom" } },
    { name = "P2", items = { "mr_boom" } },
    { name = "P3", items = { "mr_boom" } },
  },
  active = "P2",
  play = function(t)
    t.P2:end_turn()
    check(t.asked == "P2")
    t.P2:pass()
    check(t.asked == "P3")
    t.P3:pass()
    check(t.asked == "P1")  check(t.phase == "action")
    t.P1:pass()
    check(t.phase == "end")  check(t.asked == "P2")  -- all passed on an empty stack: the next step
    t:settle()
  end,
}

scenario "a player who adds to the stack has priority first, and all must pass again" {
  cites = { "5.1.3", "5.1.5" },
  players = {
    { name = "P1", items = { "mr_boom" } }, { name = "P2", items = { "mr_boom" } },
    { name = "P3", items = { "mr_boom", "the_battery" } },
  },
  monsters = { "fatty" },
  play = function(t)
    t.P1:end_turn()
    t.P1:pass()  t.P2:pass()
    t.P3:activate("mr_boom", "fatty")
    check(t.asked == "P3")
    t.P3:pass()
    check(t.asked == "P1")
    t.P1:pass()
    check(t.asked == "P2")  check(t:hp "fatty" == 4)
    t.P2:pass()  -- and the ability resolves: its damage is on the stack
    check(t.asked == "P1")  check(t:stack() == "1 damage to Fatty")
    t:resolve()
    check(t:hp "fatty" == 3)  check(t.phase == "action")
    t:settle()
  end,
  expect = function(t) check(t.active == "P2") end,
}

scenario "a player without priority can't act, even with charged items and loot plays" {
  cites = { "5.1.1" },
  players = { { name = "P1", items = { "mr_boom" } }, { name = "P2", items = { "golden_razor_blade" }, coins = 5 } },
  monsters = { "fatty" },
  play = function(t)
    check(t.asked == "P1")
    for _, o in ipairs(t.options) do check(o ~= "activate Golden Razor Blade") end
    t.P1:pass()
    check(t.asked == "P2")
    local found = false
    for _, o in ipairs(t.options) do found = found or o == "activate Golden Razor Blade" end
    check(found)
    t:settle()
  end,
}

scenario "nobody has priority while something resolves" {
  cites = { "5.1.6", "5.2.5" },
  set = "../sets/probe",
  players = {
    { name = "P1", hand = { "all_discard", "a_penny", "a_dime" }, loot_plays = 2 },
    { name = "P2", hand = { "bomb", "a_penny" }, items = { "golden_razor_blade" }, coins = 5 },
  },
  play = function(t)
    t.P1:play "all_discard"  t:settle()
    check(t.question == "discard_loot")  check(t.asked == "P1")
    t.P1:choose "a_dime"
    check(t.question == "discard_loot")  check(t.asked == "P2")
    check(not t:can("P1", "play"))  check(not t:can("P2", "golden_razor_blade"))
    t.P2:choose "bomb"
    check(t:can("P1", "play"))  check(t:can("P2", "golden_razor_blade"))
  end,
}

scenario "the last thing added to the stack resolves first" {
  cites = { "5.2.1" },
  players = {
    { name = "P1", hand = { "a_penny" }, items = { "mr_boom" } },
    { name = "P2", items = { "sack_of_pennies" }, hand = { "a_dime" }, loot_plays = 1 },
  },
  monsters = { "fatty" },
  play = function(t)
    t.P1:play "a_penny"
    t.P1:activate("mr_boom", "fatty")
    t.P2:activate "sack_of_pennies"
    t.P2:play "a_dime"
    t:resolve()
    check(t.P2.coins == 10)
    t:resolve()
    check(t.P2.coins == 11)  check(t.P1.coins == 0)
    t:resolve()
    check(t:stack() == "A Penny!, 1 damage to Fatty")
    t:resolve()
    check(t:hp "fatty" == 3)  check(t.P1.coins == 0)
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1) end,
}

scenario "loot, activated abilities, triggers, rolls, damage and deaths are on the stack before they happen" {
  cites = { "5.2.2" },
  players = {
    { name = "P1", hp = 1, hand = { "bomb" }, items = { "spoon_bender" } },
    { name = "P2", hp = 1, items = { "suicide_king" } },
  },
  monsters = { "fly" },
  deck = { loot = { "a_dime", "bomb", "bomb" } },
  dice = { 1 },
  play = function(t)
    t.P1:play("bomb", "P2")
    check(t:stack() == "Bomb!")
    t:resolve()
    check(t:stack() == "1 damage to P2")  check(t.P2.hp == 1)
    t:resolve()
    check(t:stack() == "death of P2")  check(t.P2.alive)
    t:resolve()
    check(t:stack() ~= "")  check(t.P2.loot == 0)  -- the trigger of the Suicide King
    t:resolve()
    check(t.P2.loot == 3)
    t:settle()
    t.P2:choose "a_dime"  t:settle()
    t.P1:attack "fly"
    check(t:stack() == "attack roll 1")
    t.P1:activate "spoon_bender"
    check(t:stack() == "attack roll 1, Spoon Bender: Add 1 to a roll.")
    t:settle()
  end,
}

scenario "declarations, the loot step, refills and static abilities are never on the stack" {
  cites = { "5.2.3" },
  phase = "start",
  players = {
    { name = "P1", coins = 10, items = { "mr_boom" } },
    { name = "P2", items = { "mr_boom" } },
  },
  monsters = { "fly" },
  shop = { "breakfast" },
  deck = { monster = { "dip" }, treasure = { "meat" } },
  dice = { 2 },
  play = function(t)
    t:pass_all()
    check(t.P1.loot == 1)  check(t:stack() == "")
    t:settle()
    t.P1:declare_purchase()
    check(t.question == "priority")  check(t:stack() == "")
    t:settle()
    t.P1:choose "breakfast"
    check(t.P1.max_hp == 3)  check(t:slot(1, "shop") == "meat")  check(t:stack() == "")
    t.P1:declare_attack()
    check(t.question == "priority")  check(t:stack() == "")
    t:settle()
    t.P1:choose "fly"
    check(t:stack() == "attack roll 2")
    t:resolve()  t:resolve()  t:resolve()
    check(t:slot(1) == "dip")  check(t.P1.coins == 1)  check(t:stack() == "")
    t:settle()
    t.P1:end_turn()
    check(t:stack() == "")
    t:settle()
  end,
}

scenario "a dead player's objects on the stack stay there and resolve" {
  cites = { "5.2.10" },
  players = {
    { name = "P1", hand = { "tarot_death" } },
    { name = "P2", hand = { "a_dime" }, loot_plays = 1, items = { "mr_boom" } },
  },
  monsters = { "fatty" },
  play = function(t)
    t.P1:pass()
    t.P2:play "a_dime"
    t.P2:activate("mr_boom", "fatty")
    t.P1:play("tarot_death", "P2")
    t:resolve()  t:resolve()
    check(not t.P2.alive)  check(not t:in_play "mr_boom")
    check(t:stack() == "A Dime!!, Mr. Boom: Deal 1 damage to a monster.")
    t:settle()
  end,
  expect = function(t) check(t.P2.coins == 10)  check(t:hp "fatty" == 3) end,
}

scenario "a card that cancels everything does not cancel itself: it goes to the discard above the others" {
  cites = { "5.2.7", "8.4" },
  players = {
    { name = "P1", hand = { "tarot_the_fool" } },
    { name = "P2", hand = { "a_dime" }, loot_plays = 1, items = { "mr_boom" } },
  },
  monsters = { "fatty" },
  play = function(t)
    t.P1:pass()
    t.P2:play "a_dime"
    t.P2:activate("mr_boom", "fatty")
    t.P1:play "tarot_the_fool"  t:resolve()
    check(t:stack() == "")  check(t:events "cancelled" == 2)
    check(t:discard "loot" == "tarot_the_fool")  check(t:discard("loot", 2) == "a_dime")
    t:settle()
  end,
  expect = function(t) check(t.P2.coins == 0)  check(t:hp "fatty" == 4)  check(t.active == "P2") end,
}

scenario "a trinket's ability that cancels everything leaves the trinket where it is" {
  cites = { "5.2.7" },
  players = {
    { name = "P1", hp = 1, items = { "broken_ankh" }, hand = { "a_dime", "bomb" }, loot_plays = 2 },
    { name = "P2", items = { "mr_boom" } },
  },
  monsters = { "fatty" },
  dice = { 6 },
  play = function(t)
    t.P1:play "a_dime"
    t.P1:play("bomb", "P1")  t:settle()
  end,
  expect = function(t)
    check(t.P1:has "broken_ankh")  check(t.P1.hp == 2)  check(t.P1.coins == 0)  check(t:discarded "a_dime")
    check(t.active == "P2")  check(t:events "player_died" == 0)
  end,
}

scenario "when an action triggers something, the active player has priority first" {
  cites = { "5.1.2" },
  set = "../sets/probe",
  players = {
    { name = "P1", items = { "the_battery" } }, { name = "P2", items = { "mr_boom", "watcher" } },
    { name = "P3", items = { "mr_boom", "the_battery" } },
  },
  monsters = { "fatty" },
  play = function(t)
    t.P1:end_turn()
    t.P1:pass()  t.P2:pass()
    t.P3:activate("mr_boom", "fatty")
    check(t.asked == "P1")
    t:resolve()
    check(t.P2.coins == 1)  check(t:hp "fatty" == 4)
    t:settle()
  end,
}

scenario "a die resolves even if the item that rolled it has left play" {
  cites = { "5.2.9", "5.2.10" },
  players = { { name = "P1", items = { "mystery_sack" } }, { name = "P2", items = { "the_d20" } } },
  deck = { treasure = { "breakfast" } },
  dice = { 3 },
  play = function(t)
    t.P1:activate "mystery_sack"  t:resolve()
    t.P2:activate("the_d20", "mystery_sack")  t:resolve()
    check(t:discarded "mystery_sack")  check(t:stack() == "roll 3")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4) end,
}
