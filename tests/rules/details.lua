-- Details of single words: limits of numbers, lists, uses, costs, cards in any zone, fighters, targets, hands, souls.

-- ---- Dice
scenario "9.1 a change that adds to a 6 leaves a 6" {
  cites = { "9.1", "6.7.3" },
  set = "../sets/details",
  players = { { name = "P1", items = { "lucky_bias" } }, { name = "P2" } },
  monsters = { "fly", "pooter" },
  dice = { 6 },
  play = function(t) t.P1:attack "fly"  t:settle() end,
  expect = function(t) check(t:discarded "fly")  check(t:events "script_failed" == 0)  check(t:events "rolled" == 1) end,
}

scenario "9.1 a change that subtracts from a roll leaves at least a 1" {
  cites = { "9.1", "6.7.3" },
  set = "../sets/details",
  players = { { name = "P1", items = { "unlucky_bias" } }, { name = "P2" } },
  monsters = { "fly", "pooter" },
  dice = { 6 },
  play = function(t) t.P1:attack "fly"  t:may_end_anywhere()  t:resolve() end,
  expect = function(t) check(t:events "missed" == 1)  check(t:events "script_failed" == 0) end,
}

scenario "6.6.4 a list of five numbers means all five of them" {
  cites = { "6.6.4" },
  set = "../sets/details",
  players = { { name = "P1", items = { "five_faces", "face_reader" } }, { name = "P2" } },
  monsters = { "fly", "pooter" },
  dice = { 5 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    check(t.P1.coins == 2)  -- 1¢ of the reward
    t.P1:activate "face_reader"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5) end,
}

-- ---- Uses of lasting effects
scenario "6.7.7 a change that its player declines was used" {
  cites = { "6.7.7" },
  set = "../sets/details",
  players = {
    { name = "P1", hand = { "second_thoughts" }, items = { { "coin_press", counters = 2 } } }, { name = "P2" },
  },
  play = function(t)
    t.P1:play "second_thoughts"  t:settle()
    t.P1:activate "coin_press"  t:settle()
    t.P1:choose "no"  t:settle()
    t.P1:activate "coin_press"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2) end,
}

scenario "6.7.7 a triggered ability that its player declines was used" {
  cites = { "6.7.7" },
  set = "../sets/details",
  players = {
    { name = "P1", hand = { "afterthought" }, items = { { "coin_press", counters = 2 } } }, { name = "P2" },
  },
  play = function(t)
    t.P1:play "afterthought"  t:settle()
    t.P1:activate "coin_press"  t:settle()
    t.P1:choose "no"  t:settle()
    t.P1:activate "coin_press"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2)  check(t.P1.loot == 0) end,
}

scenario "6.7.7 an ability on what would happen that its player declines was used" {
  cites = { "6.7.7" },
  set = "../sets/details",
  players = {
    { name = "P1", hand = { "forethought" }, items = { { "pin_cushion", counters = 2 } } }, { name = "P2" },
  },
  play = function(t)
    t.P1:play "forethought"  t:settle()
    t.P1:activate "pin_cushion"  t:settle()
    t.P1:choose "no"  t:settle()
    t.P1:activate "pin_cushion"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P1.loot == 0) end,
}

-- ---- Costs
scenario "6.2.9 who pays by giving an item chooses who gets it" {
  cites = { "6.2.9" },
  set = "../sets/details",
  players = { { name = "P1", items = { "gift_shop", "breakfast" } }, { name = "P2" }, { name = "P3" } },
  play = function(t)
    t.P1:activate "gift_shop"
    check(t.asked == "P1")  check(#t.options == 2)
    t.P1:choose "P3"  t:settle()
  end,
  expect = function(t) check(t.P3:has "breakfast")  check(t.P1.coins == 4) end,
}

scenario "6.2.7 the rest of an ability knows the loot that was discarded for it" {
  cites = { "6.2.7" },
  set = "../sets/details",
  players = { { name = "P1", items = { "paper_mill" }, hand = { "a_penny", "purple_heart" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate("paper_mill")
    t.P1:choose "purple_heart"  t:settle()
    check(t.P1.coins == 5)
    t.P1:activate "paper_mill"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 6) end,
}

scenario "6.2.7 the rest of an ability knows the object that was destroyed as its cost, as it last was" {
  cites = { "6.2.7" },
  set = "../sets/details",
  players = { { name = "P1", items = { { "last_candle", counters = 2 } } }, { name = "P2" } },
  play = function(t) t.P1:activate "last_candle"  t:settle() end,
  expect = function(t) check(t.P1.coins == 2)  check(t:discarded "last_candle") end,
}

-- ---- Curses, and cards in any zone
scenario "7.4.2 a card in a deck is a curse by what is printed on it" {
  cites = { "7.4.2", "17.1" },
  set = "../sets/details",
  players = { { name = "P1", hand = { "bad_omen", "bad_omen" }, loot_plays = 2 }, { name = "P2" } },
  deck = { monster = { "curse_of_loss", "fly" } },
  play = function(t)
    t.P1:play("bad_omen", "P2")  t:settle()
    check(#t.P2.curses == 1)
    t.P1:play("bad_omen", "P2")  t:settle()
  end,
  expect = function(t) check(#t.P2.curses == 1)  check(t:top "monster" == "fly") end,
}

-- ---- Fighters
scenario "11.9.3 the fighter is the source of its attack roll, of its damage and of the death" {
  cites = { "11.9.3", "7.4.1" },
  set = "../sets/details",
  players = { { name = "P1", items = { "hunting_hound" } }, { name = "P2" } },
  monsters = { "dip", "pooter" },  -- Dip has 1 HP and evasion 4
  deck = { loot = { "a_penny" } },
  dice = { 3 },
  play = function(t)
    t.P1:attack "dip"
    t.P1:choose "hunting_hound"  t:settle()
  end,
  expect = function(t)
    check(t:discarded "dip")  check(t.P1.coins == 2)  check(t.P1.loot == 1)  check(t:counters "hunting_hound" == 1)
  end,
}

scenario "11.9.3 an attack without the fighter has the player as its source" {
  cites = { "11.9.3" },
  set = "../sets/details",
  players = { { name = "P1", items = { "hunting_hound" } }, { name = "P2" } },
  monsters = { "fly", "pooter" },
  dice = { 5 },
  play = function(t)
    t.P1:attack "fly"
    t.P1:choose "P1"  t:settle()
  end,
  expect = function(t)
    check(t:discarded "fly")  check(t.P1.coins == 1)  check(t.P1.loot == 0)  check(t:counters "hunting_hound" == 0)
  end,
}

-- ---- Loot on the stack
scenario "19.5.1 a loot that puts itself into a hand does not go to the discard" {
  cites = { "19.5.1", "8.4" },
  set = "../sets/details",
  players = { { name = "P1", hand = { "boomerang_note" } }, { name = "P2" } },
  play = function(t) t.P1:play("boomerang_note", "P2")  t:settle() end,
  expect = function(t) check(t.P2:holds "boomerang_note")  check(t:discard_size "loot" == 0) end,
}

scenario "19.5.1 a loot on the stack that is put into a hand does not resolve" {
  cites = { "19.5.1", "7.7" },
  set = "../sets/details",
  players = { { name = "P1", hand = { "a_dime" } }, { name = "P2", hand = { "catch" }, loot_plays = 1 } },
  play = function(t)
    t.P1:play "a_dime"
    t.P1:pass()
    t.P2:play("catch", "a_dime")  t:settle()
  end,
  expect = function(t) check(t.P2:holds "a_dime")  check(t.P1.coins == 0)  check(t:stack() == "") end,
}

scenario "8.5a the outcome of a roll that a loot made finds the card of the loot" {
  cites = { "8.5a", "7.7a" },
  set = "../sets/details",
  players = { { name = "P1", hand = { "coin_toss" } }, { name = "P2" } },
  dice = { 6 },
  play = function(t) t.P1:play "coin_toss"  t:settle() end,
  expect = function(t) check(t.P1:holds "coin_toss")  check(t:discard_size "loot" == 0) end,
}

scenario "8.5a a loot whose card is put elsewhere does not resolve" {
  cites = { "8.5a" },
  set = "../sets/details",
  players = { { name = "P1", hand = { "a_dime" } }, { name = "P2", hand = { "catch" }, loot_plays = 1 } },
  play = function(t)
    t.P1:play "a_dime"
    t.P1:pass()
    t.P2:play("catch", "a_dime")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t:events "cancelled" == 0)  check(t:events "card_put" == 1) end,
}

-- ---- Targets
scenario "7.3.2 a second target may have to differ from the first" {
  cites = { "7.3.2" },
  set = "../sets/details",
  players = { { name = "P1", hand = { "duel_card" } }, { name = "P2" } },
  monsters = { "fatty", "monstro", "cod_worm" },
  play = function(t)
    t.P1:play("duel_card", "fatty")
    check(#t.options == 2)
    t.P1:choose "monstro"  t:settle()
  end,
  expect = function(t) check(t:hp "fatty" == 3)  check(t:hp "monstro" == 3)  check(t:hp "cod_worm" == 2) end,
}

scenario "7.3.2 what needs two different targets can't be played with one" {
  cites = { "7.3.2", "7.12" },
  set = "../sets/details",
  players = { { name = "P1", hand = { "two_letters" } }, { name = "P2" } },
  play = function(t) check(not t:can("P1", "play two_letters")) end,
}

scenario "7.3.2 two different targets are chosen without a question if there are only two" {
  cites = { "7.3.2" },
  set = "../sets/details",
  players = { { name = "P1", hand = { "two_letters" } }, { name = "P2" }, { name = "P3" } },
  play = function(t) t.P1:play("two_letters", "P3")  t:settle() end,
  expect = function(t) check(t.P2.coins == 1)  check(t.P3.coins == 1)  check(t.P1.coins == 0) end,
}

scenario "7.3.2 the condition of a second target may ask about the first" {
  cites = { "7.3.1", "7.3.2" },
  set = "../sets/details",
  players = { { name = "P1", hand = { "lesser_evil" } }, { name = "P2" } },
  monsters = { "fly", "cod_worm", "monstro" },
  play = function(t)
    t.P1:play "lesser_evil"
    check(#t.options == 2)  -- nothing has less HP than the fly
    t.P1:choose("monstro", "cod_worm")  t:settle()
  end,
  expect = function(t) check(t:discarded "cod_worm")  check(t:in_play "fly")  check(t:in_play "monstro") end,
}

scenario "7.3.2 a player without such an item is not offered as the first target" {
  cites = { "7.3.2" },
  set = "../sets/details",
  players = {
    { name = "P1", hand = { "property_tax" } }, { name = "P2", items = { "breakfast" } },
    { name = "P3", items = { "dinner", "meat" } },
  },
  play = function(t)
    t.P1:play "property_tax"
    check(#t.options == 2)
    t.P1:choose("P3", "dinner")  t:settle()
  end,
  expect = function(t) check(t:discarded "dinner")  check(t.P3:has "meat")  check(t.P2:has "breakfast") end,
}

-- ---- Hands and coins
scenario "8.7a a hand is discarded at once, in its order, without questions" {
  cites = { "8.7a" },
  set = "../sets/details",
  players = {
    { name = "P1", hand = { "empty_pockets" } }, { name = "P2", hand = { "a_penny", "a_dime", "a_nickel" } },
  },
  play = function(t) t.P1:play("empty_pockets", "P2")  t:settle() end,
  expect = function(t)
    check(t.P2.loot == 0)  check(t:events "loot_discarded" == 3)  check(t:discard_size "loot" == 4)
  end,
}

scenario "20.3.2 ¢ that are given leave the player who gives them, who gives no more than they have" {
  cites = { "20.3.2" },
  set = "../sets/details",
  players = {
    { name = "P1", coins = 5, hand = { "alms", "alms" }, loot_plays = 2 }, { name = "P2" },
  },
  play = function(t)
    t.P1:play("alms", "P2")  t:settle()
    check(t.P1.coins == 2)  check(t.P2.coins == 3)
    t.P1:play("alms", "P2")  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 0)  check(t.P2.coins == 5)  check(t:events "coins_given" == 2)  check(t:events "coins_lost" == 0)
  end,
}

-- ---- Souls
scenario "6.7.13a a monster hears that it becomes a soul" {
  cites = { "6.7.13a" },
  set = "../sets/details",
  players = { { name = "P1", souls = { "pin" } }, { name = "P2" } },
  monsters = { "proud_worm", "fly" },
  dice = { 6 },
  play = function(t) t.P1:attack "proud_worm"  t:settle() end,
  expect = function(t) check(t.P1:has_soul "proud_worm")  check(t.P1.coins == 2) end,
}

scenario "6.7.13a an item hears that it becomes a soul, and other souls are not its own" {
  cites = { "6.7.13a" },
  set = "../sets/details",
  players = { { name = "P1", items = { "soul_jar" } }, { name = "P2" } },
  monsters = { { "pin", hp = 1 }, "fly" },
  deck = { loot = { "a_penny" } },
  dice = { 5 },
  play = function(t)
    t.P1:activate "soul_jar"  t:settle()
    check(t.P1:has_soul "soul_jar")  check(t.P1.loot == 1)
    t.P1:attack "pin"  t:settle()
  end,
  expect = function(t) check(t.P1:has_soul "pin")  check(t.P1.loot == 1) end,
}

-- ---- Parts of names and texts
scenario "3.6.1 a part of a name is found in any case, also in another name" {
  cites = { "3.6.1" },
  set = "../sets/details",
  players = {
    { name = "P1", items = { "name_tag", { "five_faces", charged = false }, { "coin_press", charged = false } } },
    { name = "P2" },
  },
  play = function(t) t.P1:activate "name_tag"  t:settle() end,
  expect = function(t) check(t:charged "five_faces")  check(not t:charged "coin_press") end,
}

scenario "3.6.2 a part of a text is found in the texts of abilities" {
  cites = { "3.6.2" },
  set = "../sets/details",
  players = {
    { name = "P1", hand = { "roll_call" }, items = { "odd_pair", "coin_press" } },
    { name = "P2", items = { "whetted_blade" } },
  },
  play = function(t) t.P1:play "roll_call"  t:settle() end,
  expect = function(t) check(t.P1.coins == 2) end,
}

scenario "7.4.2 a curse is searched for among cards of a deck" {
  cites = { "7.4.2", "20.4.2" },
  set = "../sets/details",
  players = { { name = "P1", hand = { "hex_search" } }, { name = "P2" } },
  deck = { monster = { "fly", "curse_of_pain", "horf", only = true } },
  play = function(t) t.P1:play "hex_search"  t:settle() end,
  expect = function(t) check(t:top "monster" == "curse_of_pain") end,
}

-- ---- Who kills
scenario "20.6.1a a player who is named is the killer" {
  cites = { "20.6.1a" },
  set = "../sets/details",
  players = { { name = "P1", hand = { "borrowed_blade", "borrowed_blade" }, loot_plays = 2 },
              { name = "P2", items = { "safe_conduct" } } },
  monsters = { "fly", "horf" },
  play = function(t)
    t.P1:play("borrowed_blade", "P1", "fly")  t:settle()
    check(t:in_play "fly")
    t.P1:play("borrowed_blade", "P2", "horf")  t:settle()
  end,
  expect = function(t) check(t:in_play "fly")  check(t:discarded "horf") end,
}

scenario "20.6.1a an item that is named is the killer" {
  cites = { "20.6.1a" },
  set = "../sets/details",
  players = { { name = "P1", hand = { "let_it_fight" }, items = { "hunting_hound" } }, { name = "P2" } },
  monsters = { "fly", "horf" },
  play = function(t) t.P1:play("let_it_fight", "fly")  t:settle() end,
  expect = function(t) check(t:discarded "fly")  check(t:counters "hunting_hound" == 1) end,
}

-- ---- Steps that are heard
scenario "4.7.1 the loot step is heard before priority passes" {
  cites = { "4.7.1" },
  set = "../sets/details",
  players = { { name = "P1" }, { name = "P2", items = { "second_helping", "early_bird" } } },
  play = function(t)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t)
    check(t.active == "P2")
    check(t.P2.loot == 2)  check(t.P2.coins == 1)  check(t.P1.loot == 0)
  end,
}

scenario "4.7.1 a step of another player's turn is not that of your turn" {
  cites = { "4.7.1" },
  set = "../sets/details",
  players = { { name = "P1", items = { "second_helping", "early_bird" } }, { name = "P2" } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.active == "P2")  check(t.P1.loot == 0)  check(t.P1.coins == 0) end,
}

scenario "4.7.1 after the step of the hand limit" {
  cites = { "4.7.1", "4.4.2" },
  set = "../sets/details",
  players = { { name = "P1", items = { "tidy_desk" }, hand = { "a_penny", "bomb" } }, { name = "P2" } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.P1.coins == 2) end,
}

-- ---- Cards below others
scenario "14.3.1 the cards below a monster are counted" {
  cites = { "14.3.1" },
  set = "../sets/details",
  players = { { name = "P1", hand = { "core_sample" } }, { name = "P2" } },
  monsters = { { "fly", covers = { "horf", "fatty" } }, "pooter" },
  play = function(t) t.P1:play("core_sample", "fly")  t:settle() end,
  expect = function(t) check(t.P1.coins == 2) end,
}

scenario "14.3.1 what lies below a shop item is gained" {
  cites = { "14.3.1" },
  set = "../sets/details",
  players = { { name = "P1", hand = { "new_stock" }, items = { "false_bottom" } }, { name = "P2" } },
  shop = { "meat" }, deck = { treasure = { "coin_press" } },
  play = function(t)
    t.P1:play("new_stock", "meat")  t:settle()
    t.P1:activate "false_bottom"  t:settle()
  end,
  expect = function(t) check(t.P1:has "meat")  check(t:in_play "coin_press")  check(not t.P1:has "coin_press") end,
}

-- ---- What may still be declared
scenario "4.3.3 an ability asks whether a purchase is left" {
  cites = { "4.3.3" },
  set = "../sets/details",
  players = {
    { name = "P1", coins = 10, items = { "idle_purse", "well_rested" }, hand = { "overtime" } }, { name = "P2" },
  },
  monsters = { "fly", "horf" }, shop = { "meat" }, dice = { 6 },
  play = function(t)
    check(t:can("P1", "idle_purse"))
    t.P1:play "overtime"  t:settle()
    check(t.P1.coins == 12)
    t.P1:buy "meat"  t:settle()
    check(not t:can("P1", "idle_purse"))
    t.P1:attack "fly"  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 0) end,
}

scenario "4.3.3 an ability asks whether an attack is left" {
  cites = { "4.3.3" },
  set = "../sets/details",
  players = { { name = "P1", items = { "well_rested" } }, { name = "P2" } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.P1.loot == 1) end,
}

-- ---- Words together
scenario "9.14 an eight-sided die beside a six-sided one" {
  cites = { "9.14" },
  set = "../sets/details",
  players = { { name = "P1", items = { "odd_pair" } }, { name = "P2" } },
  dice = { 8, 3 },
  play = function(t) t.P1:activate "odd_pair"  t:settle() end,
  expect = function(t) check(t.P1.coins == 8) end,
}

scenario "6.7.7 the next two attack rolls, and not the third" {
  cites = { "6.7.7" },
  set = "../sets/details",
  players = { { name = "P1", items = { "whetted_blade" } }, { name = "P2" } },
  monsters = { "fatty", "horf" }, dice = { 1, 1, 1, 6, 6 },
  play = function(t)
    t.P1:activate "whetted_blade"  t:settle()
    t.P1:attack "fatty"  t:settle()
  end,
  expect = function(t) check(t:discarded "fatty")  check(t:events "hit" == 4)  check(t:events "missed" == 1) end,
}

scenario "6.10.4 items lose their abilities by the number of soul cards of their player" {
  cites = { "6.10.4" },
  set = "../sets/details",
  players = {
    { name = "P1", items = { "jealousy", "idle_purse" }, souls = { "war", "fly" } },
    { name = "P2", items = { { "coin_press", counters = 1 } }, souls = { "pooter" } },
  },
  play = function(t) check(not t:can("P1", "idle_purse"))  t.P2:activate "coin_press"  t:settle() end,
  expect = function(t) check(t.P2.coins == 1) end,
}

scenario "20.9.4 an ability is copied as a loot card is played" {
  cites = { "20.9.4" },
  set = "../sets/details",
  players = { { name = "P1", hand = { "understudy" }, items = { "idle_purse" } }, { name = "P2" } },
  play = function(t) t.P1:play("understudy", "idle_purse")  t:settle() end,
  expect = function(t) check(t.P1.coins == 3)  check(t:charged "idle_purse") end,
}

scenario "10.2.12 a monster of the discard deals damage by a roll" {
  cites = { "10.2.12" },
  set = "../sets/details",
  players = { { name = "P1", hand = { "old_grudge" } }, { name = "P2" } },
  monsters = { "fly", "horf" }, discard = { monster = { "pooter" } }, dice = { 6 },
  play = function(t) t.P1:play("old_grudge", "fly")  t:settle() end,
  expect = function(t) check(t:discarded "fly") end,
}
