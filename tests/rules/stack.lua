-- Rulebook sections 5 and 8: the stack, priority, playing loot.
scenario "F1 F3 a cancelled trinket never becomes an item and lies below the card that cancelled it" {
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

scenario "F2 a cancelled loot that would become a soul is no soul" {
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

scenario "F5 a player puts their own triggers on the stack in the order they like" {
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

scenario "F9 an attack that is cancelled takes its deadly roll with it" {
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

scenario "F13 a loot card that is played in response can't be taken any more" {
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

scenario "F78 without a loot play there is no playing loot, until an ability gives one" {
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

scenario "F80 a player may put two things on the stack before passing, and each resolves by itself" {
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
