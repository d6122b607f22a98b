-- Rulebook sections 1 and 3: the meaning of "you", and the types of cards.
scenario "a card that allows a second attack overrides the rule of one attack per turn" {
  cites = { "1.1" },
  players = { { name = "P1", items = { "champion_belt" } }, { name = "P2" } },
  monsters = { "fly", "fly" },
  dice = { 2, 2 },
  play = function(t)
    t.P1:attack "fly#1"  t:settle()
    check(t:can("P1", "attack"))
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t) check(not t:can("P1", "attack"))  check(t.P1.coins == 2) end,
}

scenario "on an item, a curse and a loot `you` is its controller, even in another player's turn" {
  cites = { "1.4b", "1.4c" },
  players = {
    { name = "P1" },
    { name = "P2", hand = { "pills_stats" }, loot_plays = 1, items = { "swallowed_penny" },
      curses = { "curse_of_pain" } },
  },
  dice = { 6 },
  play = function(t)
    t.P2:play "pills_stats"  t:settle()
    check(t.P2.hp == 1)  check(t.P2.coins == 1)
    t.P1:end_turn()  t:settle()  -- healed; then the curse hurts P2 as their turn starts
  end,
  expect = function(t) check(t.P2.hp == 1)  check(t.P2.coins == 2)  check(t.P1.hp == 2)  check(t.P1.coins == 0) end,
}

scenario "on a monster card `you` is the active player, whoever revealed it" {
  cites = { "1.4a", "1.4c" },
  players = { { name = "P1" }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "fly" },
  deck = { monster = { "troll_bombs", "dip" } },
  play = function(t)
    check(t:can("P2", "mr_boom"))
    t.P1:pass()  t.P2:activate("mr_boom", "fly")  t:settle()
  end,
  expect = function(t)
    check(t:discarded "troll_bombs")  check(t:events "player_died" == 1)  check(t.P2.hp == 2)  check(t.active == "P2")
  end,
}

-- ---- Treasure and items

scenario "an item is a treasure that a player controls or that is in the shop, and no other treasure is" {
  cites = { "3.1.1" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "drain" } }, { name = "P2", items = { "breakfast" } } },
  shop = { "box", "meat" },
  deck = { treasure = { "dinner" } },
  discard = { treasure = { "synthoil" } },
  play = function(t)
    t.P1:play "drain"
    check(t.question == "target")  check(#t.options == 3)
    t.P1:choose "box"  t:settle()
  end,
  expect = function(t) check(not t:charged "box")  check(t:charged "breakfast")  check(t:charged "meat") end,
}

scenario "an item with a tap or a paid ability is active, any other passive" {
  cites = { "3.1.4" },
  players = {
    { name = "P1", items = { "diplopia" } },
    { name = "P2", items = { "mr_boom", "battery_bum", "breakfast", "eye_of_greed" } },
  },
  shop = { "box", "the_battery" },
  play = function(t)
    t.P1:activate "diplopia"
    check(t.question == "target")  check(#t.options == 2)
    t.P1:choose "breakfast"  t:settle()
  end,
  expect = function(t) check(t.P1.max_hp == 3) end,
}

scenario "a shop item's abilities do nothing, do not trigger, and can't be activated" {
  cites = { "3.1.5" },
  players = { { name = "P1", coins = 4, hand = { "pills_cents" } }, { name = "P2", coins = 4 } },
  shop = { "eye_of_greed", "breakfast", "steamy_sale", "battery_bum", "mr_boom" },
  dice = { 5 },
  play = function(t)
    check(t.P1.max_hp == 2)  check(t.P2.max_hp == 2)
    for _, item in ipairs { "battery_bum", "mr_boom" } do
      check(not t:can("P1", "activate " .. item))  check(not t:can("P2", "activate " .. item))
    end
    t.P1:buy "steamy_sale"  t:settle()  -- 4¢ would be enough if the item in the shop lowered its own price
    t.P1:play "pills_cents"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t.P2.coins == 4)  check(t:events "purchase_failed" == 1) end,
}

scenario "F179 a shop item's ability on entering play triggers when it is put into the shop" {
  cites = { "3.1.5" },
  set = "../sets/probe",
  players = { { name = "P1", coins = 10 }, { name = "P2", coins = 1 } },
  shop = { "breakfast", "meat" },
  deck = { treasure = { "greeter" } },
  play = function(t)
    t.P1:buy "breakfast"
    check(t:slot(1, "shop") == "greeter")  check(t.P1.coins == 0)
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P2.coins == 2) end,
}

scenario "the top card of the treasure deck is not an item: effects on items can't affect it" {
  cites = { "3.1.5" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "drain" } }, { name = "P2" } },
  shop = { { "breakfast", charged = false }, { "meat", charged = false } },
  deck = { treasure = { "box" } },
  play = function(t) check(not t:can("P1", "play")) end,
}

scenario "F156 a card that enters play deactivated is never charged in between" {
  cites = { "6.7.3" },
  set = "../sets/probe",
  players = { { name = "P1", coins = 10 }, { name = "P2" } },
  shop = { "slow_coin", "meat" },
  deck = { treasure = { "breakfast", "slow_coin" } },
  play = function(t)
    t.P1:buy "treasure deck"  t:settle()
    check(t.P1:has "breakfast")
    t.P1:end_turn()  t:settle()
  end,
}

scenario "F126 a copy of an item with counters has none of these counters" {
  cites = { "20.9.1" },
  players = {
    { name = "P1", items = { "modeling_clay" } },
    { name = "P2", items = { { "breakfast", counters = 3 } } },
  },
  play = function(t)
    t.P1:activate("modeling_clay", "breakfast")  t:settle()
    check(#t.P1.items == 1)  check(t.P1.max_hp == 3)
    check(t:counters "breakfast#1" + t:counters "breakfast#2" == 3)  check(t:counters "modeling_clay" == 0)
  end,
}

-- ---- Loot

scenario "a loot card in a hand or a discard is not a loot; on the stack it is" {
  cites = { "3.2.1" },
  players = {
    { name = "P1", hand = { "a_penny", "butter_bean" } },
    { name = "P2", hand = { "a_nickel", "butter_bean" }, loot_plays = 1 },
  },
  discard = { loot = { "a_dime" } },
  play = function(t)
    check(not t:can("P1", "play butter_bean"))
    t.P1:play "a_penny"
    check(t:stack() == "A Penny!")  check(t.P1.loot == 1)
    check(t:can("P2", "play butter_bean"))
    t:settle()
  end,
  expect = function(t) check(t:discard "loot" == "a_penny") end,
}

-- ---- Monster cards

scenario "a monster card without stats is an event: it is in a monster slot, but is not a monster" {
  cites = { "3.3.1" },
  players = { { name = "P1", items = { "mr_boom" } }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { "fly", "fatty" },
  deck = { monster = { "chest_cents", "dip" } },
  dice = { 2, 4 },
  play = function(t)
    t.P1:attack "fly"
    t:resolve()  t:resolve()  t:resolve()
    check(t:slot(1) == "chest_cents")  check(t:stack() ~= "")
    t.P1:activate "mr_boom"
    check(t.question ~= "target")  -- the Fatty is the only monster
    t:settle()
  end,
  expect = function(t) check(t:hp "fatty" == 3)  check(t:discarded "chest_cents")  check(t:slot(1) == "dip") end,
}

scenario "a curse is an event until a player has it" {
  cites = { "3.3.6", "6.8.5" },
  players = { { name = "P1" }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "fly", "fatty" },
  deck = { monster = { "curse_of_pain", "dip" } },
  dice = { 2 },
  play = function(t)
    t.P1:attack "fly"
    t:resolve()  t:resolve()  t:resolve()
    check(t:slot(1) == "curse_of_pain")  check(t.question == "target")  check(t.asked == "P1")
    t.P1:choose "P2"
    check(t:slot(1) == "curse_of_pain")  check(#t.P2.curses == 0)
    t:settle()
  end,
  expect = function(t)
    check(#t.P2.curses == 1)  check(#t.P2.items == 1)  check(t:slot(1) == "dip")
  end,
}

scenario "a boss's ability works while it is in play" {
  cites = { "3.3.2" },
  set = "../sets/probe",
  players = 2,
  monsters = { "fly", "warden" },
  play = function(t) check(t:evasion "fly" == 3)  check(t:evasion "warden" == 2) end,
}

scenario "a monster card's abilities are off while it is a soul, covered, or in a pile" {
  cites = { "3.3.2", "15.1.5" },
  set = "../sets/probe",
  players = { { name = "P1", souls = { "warden" } }, { name = "P2" } },
  monsters = { "fly", { "dip", covers = { "stoney" } } },
  deck = { monster = { "delirium" } },
  discard = { monster = { "delirium" } },
  play = function(t) check(t:evasion "fly" == 2)  check(t:evasion "dip" == 4) end,
}

scenario "a monster with a soul icon is a boss, one without is not" {
  cites = { "3.3.3" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "boss_bane" } }, { name = "P2" } },
  monsters = { "monstro", "delirium" },
  play = function(t)
    t.P1:play "boss_bane"
    check(t.question ~= "target")
    t:settle()
  end,
  expect = function(t) check(t.P1:has_soul "monstro")  check(t:in_play "delirium") end,
}

scenario "an effect on a boss can't target a monster without a soul icon" {
  cites = { "3.3.3", "7.12" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "boss_bane" } }, { name = "P2" } },
  monsters = { "fly", "delirium" },
  play = function(t) check(not t:can("P1", "play")) end,
}

scenario "every monster can be attacked, except one that says otherwise" {
  cites = { "3.3.4" },
  players = 2,
  monsters = { "fly", "stoney", "monstro" },
  dice = { 3 },
  play = function(t)
    t.P1:declare_attack()  t:settle()
    check(t.question == "attack_target")  check(#t.options == 3)  -- two monsters and the deck
    t.P1:choose "fly"  t:settle()
  end,
}

-- ---- Characters

scenario "F118 a character's soul value counts for its controller: 3 souls and a character worth 1 win" {
  cites = { "3.4.3", "15.2.1" },
  set = "../sets/probe",
  players = {
    { name = "P1", character = "soul_bearer", souls = { "monstro", "gurdy" }, hand = { "lost_soul" } },
    { name = "P2" },
  },
  play = function(t)
    check(t.P1.souls == 3)  check(not t.over)
    t.P1:play "lost_soul"  t:settle()
  end,
  expect = function(t) check(t.winner == "P1") end,
}

scenario "F119 a character worth a soul is not a soul: it can't be stolen" {
  cites = { "3.4.3", "15.3.2" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "take_soul" } }, { name = "P2", character = "soul_bearer" } },
  play = function(t) check(t.P2.souls == 1)  check(not t:can("P1", "play")) end,
}

scenario "a character worth a soul can't be destroyed as one" {
  cites = { "3.4.3", "15.3.2" },
  set = "../sets/probe",
  players = {
    { name = "P1", hand = { "tarot_judgement" } },
    { name = "P2", character = "soul_bearer", souls = { "monstro" } },
  },
  play = function(t) t.P1:play "tarot_judgement"  t:settle() end,
  expect = function(t) check(t:discarded "monstro")  check(t.P2.souls == 1)  check(t.P2.character == "soul_bearer") end,
}

scenario "a character is not an item: effects on items can't affect it" {
  cites = { "3.4.1" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "drain", "lil_battery" } }, { name = "P2", character = "cain" } },
  shop = { { "breakfast", charged = false } , { "meat", charged = false } },
  play = function(t) check(not t:can("P1", "play drain"))  check(t:can("P1", "play lil_battery")) end,
}

-- ---- Anatomy

scenario "the stat box: evasion, attack and HP" {
  cites = { "3.6.3" },
  players = 2,
  monsters = { { "conjoined_fatty", hp = 1 } },  -- evasion 3, attack 2
  dice = { 3 },
  play = function(t)
    check(t:evasion "conjoined_fatty" == 3)  check(t:attack_of "conjoined_fatty" == 2)
    t.P1:attack "conjoined_fatty"  t:settle()
  end,
  expect = function(t) check(t:discarded "conjoined_fatty")  check(t.P1.hp == 2) end,
}

scenario "the stat box: a roll one lower misses, and the monster deals its attack as damage" {
  cites = { "3.6.3" },
  players = 2,
  monsters = { { "conjoined_fatty", hp = 1 } },
  dice = { 2 },
  play = function(t) t.P1:attack "conjoined_fatty"  t:settle() end,
  expect = function(t) check(t:events "player_died" == 1)  check(t:events "monster_died" == 0)  check(t.active == "P2") end,
}

scenario "the active player gains the rewards, whoever kills; the soul icon is the soul's value" {
  cites = { "3.6.4", "3.6.5" },
  set = "../sets/probe",
  players = { { name = "P1" }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "warden" },  -- 2¢, a soul worth 2
  play = function(t) t.P2:activate("mr_boom", "warden")  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 2)  check(t.P2.coins == 0)  check(t.P1:has_soul "warden")  check(t.P1.souls == 2)
  end,
}

scenario "a monster's reward is not gained when it leaves play without dying" {
  cites = { "3.6.4" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "restack" } }, { name = "P2" } },
  monsters = { "warden" },
  play = function(t) t.P1:play("restack", "warden")  t:settle() end,
  expect = function(t) check(t.P1.coins == 0)  check(t.P1.souls == 0)  check(t:slot(1) == "warden") end,
}

scenario "only the outcome of the rolled number happens" {
  cites = { "3.6.2" },
  players = { { name = "P1", coins = 2, hand = { "tarot_wheel_of_fortune" } }, { name = "P2" } },
  dice = { 1 },
  play = function(t) t.P1:play "tarot_wheel_of_fortune"  t:settle() end,
  expect = function(t) check(t.P1.coins == 3)  check(t.P1.hp == 2)  check(t.P1.loot == 0)  check(#t.P1.items == 0) end,
}

scenario "a shop item's ability on leaving play works in the shop too" {
  cites = { "3.1.5" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "the_d20" } }, { name = "P2" } },
  shop = { "farewell" },
  play = function(t) t.P1:activate("the_d20", "farewell")  t:settle() end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P2.coins == 1) end,
}

scenario "a bought item leaves the shop, but does not leave play" {
  cites = { "3.1.1" },
  set = "../sets/probe",
  players = { { name = "P1", coins = 20, items = { "champion_belt" } }, { name = "P2" } },
  shop = { "farewell", "greeter" },
  play = function(t) t.P1:buy "farewell"  t:settle() end,
  expect = function(t) check(t.P1.coins == 10)  check(t.P2.coins == 0)  check(t.P1:has "farewell") end,
}

scenario "a card's second name counts as its name" {
  cites = { "3.6.1" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "stone_finder" } }, { name = "P2", items = { "alias", "meat" } } },
  play = function(t) t.P1:play "stone_finder"  t:settle() end,
  expect = function(t) check(t.P1.coins == 2) end,
}
