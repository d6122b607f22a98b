-- Cards on themes of other games, each with one scenario.

-- ---- Dice poker
scenario "Poker Cup counts the most common number" {
  cites = { "9.12" },
  set = "../sets/themes",
  players = { { name = "P1", items = { "poker_cup" } }, { name = "P2" } },
  dice = { 2, 5, 2, 2, 2 },
  play = function(t)
    t.P1:activate "poker_cup"  t:settle()
    t.P1:choose "5"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4) end,
}

scenario "Full House needs three of one number and two of another" {
  cites = { "9.12" },
  set = "../sets/themes",
  players = { { name = "P1", hand = { "full_house", "full_house" }, loot_plays = 2 }, { name = "P2" } },
  dice = { 4, 4, 6, 4, 6, 4, 4, 4, 4, 6 },
  play = function(t)
    t.P1:play "full_house"  t:settle()
    t.P1:choose "6"  t.P1:choose "6"  t:settle()
    check(t.P1.coins == 9)
    t.P1:play "full_house"  t:settle()
    t.P1:choose "6"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 10) end,
}

scenario "Small Straight needs three numbers in a row, in any order" {
  cites = { "9.12" },
  set = "../sets/themes",
  players = { { name = "P1", hand = { "small_straight", "small_straight" }, loot_plays = 2 }, { name = "P2" } },
  dice = { 5, 3, 4, 2, 2, 4 },
  play = function(t)
    t.P1:play "small_straight"  t:settle()
    t.P1:choose "5"  t.P1:choose "3"  t:settle()
    check(#t.P1.items == 1)
    t.P1:play "small_straight"  t:settle()
    t.P1:choose "4"  t:settle()
  end,
  expect = function(t) check(#t.P1.items == 1) end,
}

scenario "Dice Duel: the higher sum steals" {
  cites = { "9.12", "9.11" },
  set = "../sets/themes",
  players = { { name = "P1", items = { "dice_duel" } }, { name = "P2", coins = 5 } },
  dice = { 3, 4, 2, 6 },
  play = function(t) t.P1:activate("dice_duel", "P2")  t:settle()
    t.P2:choose "3"  t:settle()
    t.P1:choose "2"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2)  check(t.P2.coins == 3) end,
}

scenario "Score Pad turns two doubles into a treasure" {
  cites = { "9.12", "6.2.4" },
  set = "../sets/themes",
  players = { { name = "P1", items = { { "score_pad", counters = 1 } } }, { name = "P2" } },
  dice = { 3, 3 },
  play = function(t)
    t.P1:activate "score_pad"  t:settle()
    t.P1:activate "score_pad"  t:settle()
  end,
  expect = function(t) check(#t.P1.items == 2)  check(t:counters "score_pad" == 0) end,
}

-- ---- Familiars that fight
scenario "Brawling Imp grows with what its player kills" {
  cites = { "11.9.3" },
  set = "../sets/themes",
  players = { { name = "P1", items = { "brawling_imp" } }, { name = "P2" } },
  monsters = { "fatty" }, dice = { 6, 6 },
  play = function(t)
    t.P1:attack "fatty"
    t.P1:choose "brawling_imp"  t:settle()
  end,
  expect = function(t) check(t:discarded "fatty")  check(t:hp "brawling_imp" == 2) end,
}

scenario "Field Medic heals a fighter" {
  cites = { "11.9.1", "10.3.1" },
  set = "../sets/themes",
  players = { { name = "P1", items = { "field_medic", "wild_boar" } }, { name = "P2" } },
  monsters = { "fly" }, dice = { 1, 6 },
  play = function(t)
    t.P1:attack "fly"
    t.P1:choose "wild_boar"  t:settle()
    check(t:hp "wild_boar" == 1)
    t.P1:activate("field_medic", "wild_boar")  t:settle()
  end,
  expect = function(t) check(t:hp "wild_boar" == 2) end,
}

scenario "War Paint strengthens a fighter for a turn" {
  cites = { "11.9.6" },
  set = "../sets/themes",
  players = { { name = "P1", items = { "wild_boar" }, hand = { "war_paint" } }, { name = "P2" } },
  play = function(t)
    t.P1:play("war_paint", "wild_boar")  t:settle()
    check(t:attack_of "wild_boar" == 4)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:attack_of "wild_boar" == 2)  check(t:attack_of "P1" == 1) end,
}

scenario "Drill Sergeant trains only the fighters of its player" {
  cites = { "11.9.6" },
  set = "../sets/themes",
  players = { { name = "P1", items = { "drill_sergeant", "wild_boar" } }, { name = "P2", items = { "brawling_imp" } } },
  play = function(t) check(t:attack_of "wild_boar" == 3)  check(t:hp "wild_boar" == 3) end,
  expect = function(t) check(t:attack_of "brawling_imp" == 2)  check(t:attack_of "P1" == 1) end,
}

scenario "Wild Boar can be attacked, and pays for its counters" {
  cites = { "3.6.4a", "11.5.2" },
  set = "../sets/themes",
  players = { { name = "P1" }, { name = "P2", items = { { "wild_boar", counters = 2 } } } },
  dice = { 6, 6 },
  play = function(t) t.P1:attack "wild_boar"  t:settle() end,
  expect = function(t) check(t.P1.coins == 4)  check(t:discarded "wild_boar") end,
}

-- ---- Auctions
scenario "Open Auction: the highest bid pays, and the first of equal bids wins" {
  cites = { "7.3", "20.12.2" },
  set = "../sets/themes",
  players = {
    { name = "P1", coins = 3, hand = { "open_auction" } }, { name = "P2", coins = 9 }, { name = "P3", coins = 9 },
  },
  play = function(t)
    t.P1:play "open_auction"  t:settle()
    t.P1:choose(3)  t.P2:choose(5)  t.P3:choose(5)  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 4)  check(#t.P2.items == 1)  check(t.P3.coins == 9)  check(t.P1.coins == 3) end,
}

scenario "Dutch Clock: the first player who accepts the falling price gains the treasure" {
  cites = { "7.3" },
  set = "../sets/themes",
  players = { { name = "P1", items = { "dutch_clock" } }, { name = "P2", coins = 9 }, { name = "P3", coins = 4 } },
  play = function(t)
    t.P1:activate "dutch_clock"  t:settle()
    t.P2:choose "no"  t.P2:choose "no"  t.P3:choose "yes"  t:settle()
  end,
  expect = function(t) check(t.P3.coins == 0)  check(#t.P3.items == 1)  check(t.P2.coins == 9) end,
}

scenario "Paper Bids: who discards most gains the treasure" {
  cites = { "8.7" },
  set = "../sets/themes",
  players = { { name = "P1", hand = { "paper_bids", "a_penny" } }, { name = "P2", hand = { "a_penny", "a_dime" } } },
  play = function(t)
    t.P1:play "paper_bids"  t:settle()
    t.P1:choose(1)  t.P2:choose(2)  t:settle()
    t.P2:choose "a_penny"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 0)  check(t.P2.loot == 0)  check(#t.P2.items == 1)  check(#t.P1.items == 0) end,
}

scenario "Auction Hammer sells an item to the highest bid" {
  cites = { "20.3.2", "20.3.3" },
  set = "../sets/themes",
  players = {
    { name = "P1", items = { "auction_hammer", "wild_boar" } }, { name = "P2", coins = 2 }, { name = "P3", coins = 6 },
  },
  play = function(t)
    t.P1:activate("auction_hammer", "wild_boar")  t:settle()
    t.P2:choose(2)  t.P3:choose(4)  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4)  check(t.P3:has "wild_boar")  check(t.P3.coins == 2) end,
}

scenario "Estate Sale: each player decides in turn" {
  cites = { "3.3.5" },
  set = "../sets/themes",
  players = { { name = "P1", coins = 5 }, { name = "P2", coins = 4 } },
  deck = { monster = { "estate_sale" } },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })  t:settle()
    t.P1:choose "no"  t.P2:choose "yes"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5)  check(t.P2.coins == 0)  check(#t.P2.items == 1) end,
}

-- ---- Curses that travel
scenario "Curse of the Hot Potato goes round the table" {
  cites = { "17.1" },
  set = "../sets/themes",
  players = { { name = "P1", coins = 3, curses = { "curse_of_the_hot_potato" } }, { name = "P2", coins = 3 } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.P2.coins == 2)  check(t.P1.coins == 3) end,
}

scenario "Curse of the Leech leaves a player who kills" {
  cites = { "17.1" },
  set = "../sets/themes",
  players = { { name = "P1", curses = { "curse_of_the_leech" } }, { name = "P2" }, { name = "P3" } },
  monsters = { "fly" }, dice = { 4 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P1:choose "P3"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(#t.P1.curses == 0)  check(#t.P3.curses == 1) end,
}

scenario "Curse of Debt can be bought off" {
  cites = { "17.1", "6.2.4" },
  set = "../sets/themes",
  players = { { name = "P1", coins = 3, curses = { "curse_of_debt" } }, { name = "P2", coins = 5 } },
  play = function(t)
    t.P1:activate("curse_of_debt", "P2")  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t.P2.coins == 4)  check(#t.P2.curses == 1) end,
}

scenario "Curse of the Snowball keeps its counters as it travels" {
  cites = { "17.1", "20.1.2" },
  set = "../sets/themes",
  players = { { name = "P1", coins = 5, curses = { "curse_of_the_snowball" } }, { name = "P2", coins = 5 } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(t.P1.coins == 4)
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 3)  check(#t.P1.curses == 1) end,
}

scenario "Straw Doll hands a curse over" {
  cites = { "17.1" },
  set = "../sets/themes",
  players = { { name = "P1", hand = { "straw_doll" }, curses = { "curse_of_debt" } }, { name = "P2" } },
  play = function(t) t.P1:play("straw_doll", "curse_of_debt", "P2")  t:settle() end,
  expect = function(t) check(#t.P1.curses == 0)  check(#t.P2.curses == 1) end,
}

-- ---- Time counters
scenario "Stopped Clock keeps a monster from being attacked for two turns" {
  cites = { "20.1.7", "6.7.11" },
  set = "../sets/themes",
  players = { { name = "P1", hand = { "stopped_clock" } }, { name = "P2" } },
  monsters = { "fly", "fatty" },
  play = function(t)
    t.P1:play("stopped_clock", "fly")  t:settle()
    check(not t:can("P1", "attack fly"))
    t.P1:end_turn()  t:settle()
    check(t:counters "fly" == 1)
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t:counters "fly" == 0) end,
}

scenario "Egg Timer becomes a treasure after three turns" {
  cites = { "19.6.1", "20.1.2" },
  set = "../sets/themes",
  players = { { name = "P1" }, { name = "P2", items = { { "egg_timer", counters = 1 } } } },
  deck = { treasure = { "wild_boar" } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t:discarded "egg_timer")  check(t.P2:has "wild_boar") end,
}

scenario "Powder Keg explodes after three turns" {
  cites = { "20.1.2" },
  set = "../sets/themes",
  players = { { name = "P1", items = { { "powder_keg", counters = 2 } } }, { name = "P2" } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t)
    check(t:discarded "powder_keg")  check(t:events "damage_taken" == 2)
  end,
}

scenario "Borrowed Time pays for another turn" {
  cites = { "4.6.3" },
  set = "../sets/themes",
  players = { { name = "P1", items = { { "borrowed_time", counters = 3 } } }, { name = "P2" } },
  play = function(t)
    t.P1:activate "borrowed_time"  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P1")  check(t:counters "borrowed_time" == 1) end,
}

scenario "Time Capsule returns a card with interest" {
  cites = { "19.9.6" },
  set = "../sets/themes",
  players = { { name = "P1", items = { "time_capsule" }, hand = { "a_dime" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate "time_capsule"  t:settle()
    check(t.P1.loot == 0)
    t.P1:end_turn()  t:settle()
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1:holds "a_dime")  check(t.P1.loot == 3) end,  -- one from the loot step
}

-- ---- Other ways to win
scenario "Dragon Hoard wins with six items" {
  cites = { "15.2.4" },
  set = "../sets/themes",
  players = {
    { name = "P1" },
    { name = "P2", items = { "dragon_hoard", "time_capsule", "wild_boar", "poker_cup", "dice_duel", "score_pad" } },
  },
  play = function(t)
    t.P1:end_turn()  t:settle()
    t.P2:choose "dragon_hoard"  t:settle()
  end,
  expect = function(t) check(t.winner == "P2") end,
}

scenario "Doomsday Clock wins with its fourth counter" {
  cites = { "15.2.4" },
  set = "../sets/themes",
  players = { { name = "P1" }, { name = "P2", items = { { "doomsday_clock", counters = 3 } } } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.winner == "P2") end,
}

scenario "Broken Seal needs all three" {
  cites = { "15.2.4", "3.6.9" },
  set = "../sets/themes",
  players = { { name = "P1", items = { "broken_seal", "broken_seal", "broken_seal" } }, { name = "P2", items = { "broken_seal" } } },
  play = function(t)
    check(not t:can("P2", "broken_seal"))
    t.P1:activate "broken_seal#1"  t:settle()
  end,
  expect = function(t) check(t.winner == "P1") end,
}

scenario "Peace Treaty wins after three turns without a death" {
  cites = { "15.2.4", "6.9.1" },
  set = "../sets/themes",
  players = { { name = "P1" }, { name = "P2", items = { "peace_treaty" } } },
  play = function(t)
    for _ = 1, 3 do
      t.P1:end_turn()  t:settle()
      t.P2:end_turn()  t:settle()
    end
  end,
  expect = function(t) check(t.winner == "P2") end,
}

scenario "Acclamation needs each vote" {
  cites = { "15.2.4", "20.10.3" },
  set = "../sets/themes",
  players = { { name = "P1", hand = { "acclamation", "acclamation" }, loot_plays = 2 }, { name = "P2" } },
  play = function(t)
    t.P1:play "acclamation"  t:settle()
    t.P1:choose "P1"  t.P2:choose "P2"  t:settle()
    check(t.winner == nil)
    t.P1:play "acclamation"  t:settle()
    t.P1:choose "P1"  t.P2:choose "P1"  t:settle()
  end,
  expect = function(t) check(t.winner == "P1") end,
}
