-- The first edition: events that use the stack, and events in a different order. The second edition follows each
-- scenario where the two differ.
scenario "PD1 PD13 an attack is declared with its target, on the stack, and starts as that resolves" {
  rules = "classic",
  cites = { "PD1", "5.2.4", "11.8.1", "11.8.3" },
  players = { { name = "P1" }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "fly", "gurdy" },
  dice = { 6 },
  play = function(t)
    t.P1:declare_attack()
    check(t.question == "attack_target")
    t.P1:choose "fly"
    check(t:stack() == "attack: attack starts")  check(t:can("P2", "mr_boom"))
    t:resolve()
    check(t:stack() == "attack roll 6")
    t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t:why_not("P1", "attack") == "4.3.3") end,
}

scenario "PD1 in the second edition an attack is declared without a target, and not on the stack" {
  cites = { "PD1", "5.2.3", "11.1.2" },
  players = { { name = "P1" }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "fly", "gurdy" },
  dice = { 6 },
  play = function(t)
    t.P1:declare_attack()
    check(t:stack() == "")  check(t.question == "priority")
    t:settle()
    check(t.question == "attack_target")
    t.P1:choose "fly"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly") end,
}

scenario "PD1 a declared attack whose monster is killed in response fizzles, and is not used up" {
  rules = "classic",
  cites = { "PD1", "7.8", "11.8.1" },
  players = { { name = "P1" }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "fly", "gurdy" },
  deck = { monster = { "fatty" } },
  play = function(t)
    t.P1:declare_attack()  t.P1:choose "fly"
    t.P2:activate("mr_boom", "fly")  t:settle()
    check(t:discarded "fly")  check(t:events "die_cast" == 0)
  end,
  expect = function(t) check(t:why_not("P1", "attack") == nil)  check(t:slot(1) == "fatty") end,
}

scenario "F6 PD3 an attack on the deck is on the card on top as it resolves" {
  rules = "classic",
  cites = { "PD3", "11.8.2" },
  players = { { name = "P1" }, { name = "P2", items = { "sleight_of_hand" } } },
  monsters = { "gurdy", "gurdy" },
  deck = { monster = { "fly", "fatty" } },
  dice = { 6, 6, 6, 6 },
  play = function(t)
    t.P1:declare_attack()  t.P1:choose "monster deck"
    check(t:stack() == "attack: attack starts")
    t.P2:activate("sleight_of_hand", "monster deck")
    t:resolve()
    t.P2:choose "fly"
    while t.question == "reorder" do t.P2:choose(t.options[1]) end
    local top = t:top "monster"
    check(top ~= "fly")
    t:settle()
    check(t.question == "cover_slot")
    t.P1:choose "gurdy#1"
    check(t:slot(1) == top)
    t:settle()
  end,
}

scenario "F7 PD2 buying the top treasure buys the card on top as it resolves" {
  rules = "classic",
  cites = { "PD2", "PD3", "5.2.4" },
  players = { { name = "P1", coins = 10 }, { name = "P2", items = { "sleight_of_hand" } } },
  deck = { treasure = { "breakfast", "dinner" } },
  play = function(t)
    t.P1:declare_purchase()  t.P1:choose "treasure deck"
    check(t:stack() == "purchase: pay")
    t.P2:activate("sleight_of_hand", "treasure deck")
    t:resolve()
    t.P2:choose "breakfast"
    while t.question == "reorder" do t.P2:choose(t.options[1]) end
    local top = t:top "treasure"
    check(top ~= "breakfast")
    t:settle()
    check(t.P1:has(top))
  end,
  expect = function(t) check(t.P1.coins == 0)  check(not t.P1:has "breakfast") end,
}

scenario "PD2 in the second edition the item is picked after the responses, and the stack stays empty" {
  cites = { "PD2", "12.2" },
  players = { { name = "P1", coins = 10 }, { name = "P2", items = { "mr_boom" } } },
  shop = { "breakfast", "dinner" },
  play = function(t)
    t.P1:declare_purchase()
    check(t:stack() == "")  check(t.question == "priority")
    t:settle()
    t.P1:choose "dinner"  t:settle()
  end,
  expect = function(t) check(t.P1:has "dinner") end,
}

scenario "PD2 a purchase whose item has left the shop fizzles, and is not used up" {
  rules = "classic",
  cites = { "PD2", "7.8", "12.6" },
  set = "../sets/probe",
  players = { { name = "P1", coins = 10 }, { name = "P2", hand = { "wreck" }, loot_plays = 1 } },
  shop = { "breakfast", "dinner" },
  play = function(t)
    t.P1:declare_purchase()  t.P1:choose "breakfast"
    t.P2:play("wreck", "breakfast")  t:settle()
  end,
  expect = function(t)
    check(#t.P1.items == 0)  check(t.P1.coins == 10)  check(t:why_not("P1", "buy") == nil)
  end,
}

scenario "F21 PD4 a dying monster's card, rewards and trigger are on the stack, and the trigger resolves first" {
  rules = "classic",
  cites = { "PD4", "13.3.1", "13.3.2", "13.3.3", "13.1.6", "5.2.4" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "slay" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "greedling", "fatty" },
  deck = { monster = { "dip" } },
  play = function(t)
    t.P1:play("slay", "greedling")
    t:resolve()
    check(t:stack() == "death of Greedling")  check(t.asked == "P2" or t.asked == "P1")
    t:resolve()
    while t.question == "target" do t.P1:choose "P2" end
    check(t:stack() == "monster death: soul or discard, monster death: rewards, " ..
                       "Greedling: When this dies, a player chosen by the...")
    check(t.P1.coins == 0)
    t:resolve()
    check(t.P1.coins == 0)  check(not t:discarded "greedling")
    t:resolve()
    check(t.P1.coins > 0)  check(not t:discarded "greedling")
    t:settle()
  end,
  expect = function(t) check(t:discarded "greedling")  check(t:slot(1) == "dip") end,
}

scenario "PD4 in the second edition the rewards and the discard follow each other without the stack" {
  cites = { "PD4", "13.2.7" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "slay" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "fly", "fatty" },
  play = function(t)
    t.P1:play("slay", "fly")
    t:resolve()  t:resolve()
    check(t:stack() == "")  check(t:discarded "fly")  check(t.P1.coins == 1)
    t:settle()
  end,
}

scenario "PD5 PD20 curses go first; then the penalty is on the stack, with triggers on the death above it" {
  rules = "classic",
  cites = { "PD5", "PD20", "13.6.1", "13.6.2", "5.2.4" },
  set = "../sets/probe",
  players = {
    { name = "P1", coins = 2, hand = { "tarot_death" } },
    { name = "P2", coins = 3, hand = { "a_penny" }, items = { "mr_boom", "watcher" }, curses = { "curse_of_pain" } },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")
    t:resolve()
    check(t:stack() == "death of P2")
    t:resolve()
    check(#t.P2.curses == 0)  check(t:discarded "curse_of_pain")
    check(t.P2.coins == 3)  check(t:stack() ~= "")
    t:settle()
    if t.question == "penalty_item" then t.P2:choose "mr_boom"  t:settle() end
  end,
  expect = function(t) check(t.P2.loot == 0)  check(t:discarded "mr_boom" or t:discarded "watcher") end,
}

scenario "PD6 the active player's death ends the turn, once the stack is empty and the slots are filled" {
  rules = "classic",
  cites = { "PD6", "PD11", "13.6.2", "13.6.3" },
  players = {
    { name = "P1", coins = 3, hand = { "a_dime" } },
    { name = "P2", items = { "mr_boom" }, hand = { "tarot_death" }, loot_plays = 1 },
  },
  monsters = { "fly" },
  deck = { monster = { "dip" } },
  play = function(t)
    t.P1:play "a_dime"
    t.P2:activate("mr_boom", "fly")
    t.P2:play("tarot_death", "P1")
    t:resolve()  t:resolve()  t:resolve()
    check(not t.P1.alive)  check(t.phase == "action")
    t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t.P1.coins == 13)  check(t:slot(1) == "dip") end,
}

scenario "F57v1 PD7 a player who is saved from lethal damage has the HP from before it" {
  rules = "classic",
  cites = { "PD7", "10.4.4" },
  players = { { name = "P1", hp = 2, items = { "guppys_collar" }, hand = { "tarot_death" } }, { name = "P2" } },
  dice = { 1 },
  play = function(t) t.P1:play("tarot_death", "P1")  t:settle() end,
  expect = function(t) check(t.P1.alive)  check(t.P1.hp == 2) end,
}

scenario "PD8 an empty slot's refill is on the stack, and can be responded to" {
  rules = "classic",
  cites = { "PD8", "14.2.1", "5.2.4" },
  players = { { name = "P1", coins = 10 }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "fly" },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:buy "breakfast"
    t:resolve()
    check(t:stack() == "refill shop slot 1")  check(t:slot(1, "shop") == nil)  check(t:can("P2", "mr_boom"))
    t:resolve()
    check(t:slot(1, "shop") == "meat")
    t:settle()
  end,
}

scenario "PD8 in the second edition a slot is filled before anybody has priority again" {
  cites = { "PD8", "14.2.1" },
  players = { { name = "P1", coins = 10 }, { name = "P2" } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "meat" } },
  play = function(t) t.P1:buy "breakfast"  t:settle() end,
  expect = function(t) check(t:slot(1, "shop") == "meat")  check(t:events "put_on_stack" == 0) end,
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

scenario "PD14 a static bonus to a roll is on the stack above it" {
  rules = "classic",
  cites = { "PD14", "9.3", "11.8.3" },
  players = { { name = "P1", items = { "meat" } }, { name = "P2" } },
  monsters = { { "fly" } },
  dice = { 3 },
  play = function(t)
    t.P1:attack "fly"  t:resolve()
    check(t:stack() == "attack roll 3, +1 to the roll by Meat!")
    t:resolve()
    check(t:stack() == "attack roll 4")
    t:settle()
  end,
}

scenario "PD14 in the second edition a static bonus applies as the roll resolves" {
  cites = { "PD14", "9.2.5" },
  players = { { name = "P1", items = { "meat" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { { "fly" } },
  dice = { 3 },
  play = function(t)
    t.P1:attack "fly"
    check(t:stack() == "attack roll 3")
    t:settle()
  end,
}

scenario "F15 PD15 the ability that rolls stays on the stack below its roll" {
  rules = "classic",
  cites = { "PD15", "9.3" },
  players = { { name = "P1", items = { "mystery_sack" } }, { name = "P2", items = { "mr_boom" } } },
  dice = { 3 },
  play = function(t)
    t.P1:activate "mystery_sack"
    t:pass_all()
    check(t:stack() == "Mystery Sack: Roll. 1-2: loot 1. 3-4: gain 4¢. 5-6: nothing., roll 3")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4) end,
}

scenario "F101 PD18 a player who died this turn can't be chosen for damage, but damage to each player includes them" {
  rules = "classic",
  cites = { "PD18", "10.2.9" },
  players = {
    { name = "P1", hand = { "tarot_death", "bomb" }, loot_plays = 2 }, { name = "P2" }, { name = "P3" },
  },
  monsters = { "fatty", "gurdy" },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    t.P1:play "bomb"
    check(t.question == "target")  check(t:can("P1", "P3"))  check(not t:can("P1", "P2"))
    t.P1:choose "fatty"  t:settle()
  end,
}

scenario "PD18 in the second edition they can be chosen, and nothing is marked" {
  cites = { "PD18", "10.2.9" },
  players = { { name = "P1", hand = { "tarot_death", "bomb" }, loot_plays = 2 }, { name = "P2" }, { name = "P3" } },
  monsters = { "fatty", "gurdy" },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    t.P1:play("bomb", "P2")  t:settle()
  end,
  expect = function(t) check(t:events "damage_taken" == 1)  check(t:events "player_died" == 1) end,
}

scenario "F102 PD19 a prevention is used up by damage that is smaller" {
  rules = "classic",
  cites = { "PD19", "10.4.3" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "cushion", "bomb", "bomb" }, loot_plays = 3 }, { name = "P2" } },
  play = function(t)
    t.P1:play("cushion", "P2")  t:settle()
    t.P1:play("bomb#1", "P2")  t:settle()
    check(t.P2.hp == 2)
    t.P1:play("bomb#1", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 1) end,
}

scenario "PD19 an unused prevention is lost as the turn ends" {
  rules = "classic",
  cites = { "PD19", "10.4.3" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "cushion" } }, { name = "P2", hand = { "bomb" } } },
  play = function(t)
    t.P1:play("cushion", "P1")  t:settle()
    t.P1:end_turn()  t:settle()
    t.P2:play("bomb", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1) end,
}

scenario "PD19 in the second edition a prevention waits as long as its text says" {
  cites = { "PD19", "10.4.2" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "cushion" } }, { name = "P2", hand = { "bomb" } } },
  play = function(t)
    t.P1:play("cushion", "P1")  t:settle()
    t.P1:end_turn()  t:settle()
    t.P2:play("bomb", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2) end,
}

scenario "PD16 only the active player's objects recharge" {
  rules = "classic",
  cites = { "PD16", "4.2.1" },
  phase = "start",
  players = { { name = "P1", character = "isaac", charged = false }, { name = "P2", character = "cain", charged = false } },
  play = function(t) t:settle() end,
  expect = function(t) check(t:charged "isaac")  check(not t:charged "cain") end,
}

scenario "PD17 an event that is revealed by an attack is played beside the slots: it covers nothing, and the attack is used" {
  rules = "classic",
  cites = { "PD17", "11.8.2" },
  players = { { name = "P1" }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "fly", "fatty" },
  deck = { monster = { "chest_cents", "dip" } },
  dice = { 3 },
  play = function(t)
    t.P1:attack "monster deck"  t:resolve()
    check(t:in_play "chest_cents")  check(t:slot(1) == "fly")  check(t:slot(2) == "fatty")
    t:settle()
  end,
  expect = function(t)
    check(t:discarded "chest_cents")  check(t:slot(1) == "fly")  check(t:why_not("P1", "attack") == "4.3.3")
    check(t:events "covered" == 0)
  end,
}

scenario "PD21 Cain goes first" {
  rules = "classic",
  cites = { "PD21", "2.11" },
  phase = "deal", seed = 3,
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "cain" } },
  play = function(t) check(t.active == "P2")  t:settle() end,
}

scenario "PD22 the three bonus souls are always the same" {
  rules = "classic",
  cites = { "PD22", "2.6", "15.4.4" },
  phase = "deal",
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  play = function(t) t:settle() end,
  expect = function(t)
    check(t:bonus_soul "soul_of_greed")  check(t:bonus_soul "soul_of_gluttony")  check(t:bonus_soul "soul_of_guppy")
  end,
}

scenario "PD24 the fourth soul wins at once, before the rest of the effect" {
  rules = "classic",
  cites = { "PD24", "15.2.2" },
  set = "../sets/probe",
  players = {
    { name = "P1", souls = { "monstro", "gurdy", "war" }, hand = { "glory" } }, { name = "P2", coins = 5 },
  },
  play = function(t) t.P1:play "glory"  t:settle() end,
  expect = function(t) check(t.over)  check(t.winner == "P1")  check(t.P2.coins == 5) end,
}

scenario "PD24 in the second edition souls are counted once the effect has resolved" {
  cites = { "PD24", "15.2.2" },
  set = "../sets/probe",
  players = {
    { name = "P1", souls = { "monstro", "gurdy", "war" }, hand = { "glory" } }, { name = "P2", coins = 5 },
  },
  play = function(t) t.P1:play "glory"  t:settle() end,
  expect = function(t) check(t.over)  check(t.winner == "P1")  check(t.P2.coins == 0) end,
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

scenario "destroying a monster or player kills it" {
  rules = "classic",
  cites = { "20.6.4", "13.1.6" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "undo" } }, { name = "P2" } },
  monsters = { "fly" },
  play = function(t)
    t.P1:play("undo", "fly")
    t:resolve()
    check(t:stack() == "death of Fly")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t:discarded "fly") end,
}

scenario "after damage, the next roll is made if both live" {
  rules = "classic",
  cites = { "11.8.4", "11.8.3" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "fatty", "gurdy" },
  dice = { 1, 6, 6, 6, 6 },
  play = function(t) t.P1:attack "fatty"  t:settle() end,
}
