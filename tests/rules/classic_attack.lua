-- The first edition, rulebook section 11.8, PD1 and PD3: attacks. Where the second edition differs, its scenario
-- follows.

-- ---- Declaring
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

-- ---- Attacks on the deck
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

-- ---- Rolls and damage
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

scenario "after damage, the next roll is made if both live" {
  rules = "classic",
  cites = { "11.8.4", "11.8.3" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "fatty", "gurdy" },
  dice = { 1, 6, 6, 6, 6 },
  play = function(t) t.P1:attack "fatty"  t:settle() end,
  expect = function(t) check(t:discarded "fatty")  check(t:events "die_cast" == 5)  check(t.P1.hp == 1) end,
}

-- ---- The end of an attack
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

scenario "an attack that others joined continues with their rolls" {
  rules = "classic",
  set = "../sets/gone",
  cites = { "6.8.8", "11.3.6" },
  players = { { name = "P1", hp = 2 }, { name = "P2" } },
  monsters = { "rabble" },
  dice = { 1, 1, 6 },
  play = function(t) t.P1:attack "rabble"  t:settle() end,
  expect = function(t) check(t:discarded "rabble") end,
}
