-- Rulebook section 2: setup, from the start-of-game triggers on, and the default numbers of 1.8.
scenario "each player starts with 3 loot cards off the top and 3¢, and then the first turn begins" {
  cites = { "2.10", "2.13", "2.15" },
  phase = "setup",
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  deck = {
    loot = { "a_dime", "bomb", "bomb", "a_nickel", "gold_bomb", "lost_soul", "dice_shard", "a_penny", only = true },
  },
  play = function(t)
    t:settle()
    check(t.turn == 1)  check(t.phase == "action")
  end,
  expect = function(t)
    check(t.P1.coins == 3)  check(t.P2.coins == 3)
    check(t.P1:holds "a_dime")  check(t.P1:holds "bomb")  check(t.P2:holds "lost_soul")  check(t.P2:holds "a_nickel")
    check(t.P1.loot + t.P2.loot == 7)  -- and one of the first loot step
    check(t:deck_size "loot" == 1)
  end,
}

scenario "the start-of-game choice is made before hands and ¢ are dealt, and nobody has priority" {
  cites = { "2.9", "2.15", "5.1.6" },
  phase = "setup",
  players = { { name = "P1", character = "eden" }, { name = "P2", items = { "mr_boom" } } },
  deck = { treasure = { "breakfast", "dinner", "meat" } },
  play = function(t)
    check(t.phase == "setup")  check(t.question == "look")
    check(t.P1.loot == 0)  check(t.P1.coins == 0)  check(t.P2.loot == 0)
    check(not t:can("P2", "mr_boom"))
    t.P1:choose "meat"
    check(t.turn == 1)  check(t.P1:has "meat")  check(t.P2.coins == 3)
    t:settle()
  end,
}

scenario "a start-of-game roll resolves at once" {
  cites = { "2.9" },
  set = "../sets/probe",
  phase = "setup",
  players = { { name = "P1", items = { "early_bird" } }, { name = "P2", character = "judas" } },
  deck = { treasure = { "meat", "dinner" } },
  dice = { 6 },
  play = function(t)
    check(t.turn == 1)  check(t.P1:has "meat")
    t:settle()
  end,
}

scenario "players make no choice about their first hand" {
  cites = { "2.13" },
  phase = "setup",
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  play = function(t) check(t.turn == 1)  check(t.question == "priority")  t:settle() end,
}

scenario "a game can hand out more than 100¢" {
  cites = { "2.2" },
  players = { { name = "P1", coins = 100, hand = { "a_dime" } }, { name = "P2", coins = 100 } },
  play = function(t) t.P1:play "a_dime"  t:settle() end,
  expect = function(t) check(t.P1.coins == 110) end,
}

-- ---- The default numbers

scenario "one loot play, one attack and one purchase each turn" {
  cites = { "1.8", "4.3.1", "4.3.3" },
  players = { { name = "P1", coins = 20, hand = { "a_penny", "a_penny" } }, { name = "P2" } },
  monsters = { "fly" },
  shop = { "breakfast" },
  dice = { 2 },
  play = function(t)
    t.P1:play "a_penny"  t:settle()
    check(not t:can("P1", "play a_penny"))
    t.P1:attack "fly"  t:settle()
    check(not t:can("P1", "attack"))
    t.P1:buy "breakfast"  t:settle()
    check(t.P1.coins == 12)  check(not t:can("P1", "buy"))
  end,
}

scenario "a shop item and the top treasure cost 10¢: 9¢ are not enough" {
  cites = { "1.8" },
  players = { { name = "P1", coins = 9 }, { name = "P2" } },
  play = function(t) t.P1:buy "treasure deck"  t:settle() end,
  expect = function(t) check(t.P1.coins == 9)  check(#t.P1.items == 0) end,
}

scenario "two slots each, a character's 2 HP and 1 attack, one loot in the loot step" {
  cites = { "1.8" },
  phase = "start",
  players = { { name = "P1", character = "isaac" }, { name = "P2" } },
  play = function(t) t:settle() end,
  expect = function(t)
    check(t:slots() == 2)  check(t:slots "shop" == 2)  check(t.P1.loot == 1)
    check(t.P1.max_hp == 2)  check(t:attack_of "P1" == 1)
  end,
}

scenario "10 loot cards may be kept" {
  cites = { "1.8" },
  players = {
    { name = "P1", hand = { "bomb", "bomb", "bomb", "bomb", "a_penny", "a_penny", "a_penny", "a_penny", "a_penny",
                            "a_penny" } },
    { name = "P2" },
  },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.P1.loot == 10)  check(t.active == "P2") end,
}

scenario "3 souls do not win" {
  cites = { "1.8" },
  players = { { name = "P1", souls = { "monstro", "gurdy" }, hand = { "lost_soul" } }, { name = "P2" } },
  play = function(t) t.P1:play "lost_soul"  t:settle() end,
  expect = function(t) check(not t.over)  check(t.P1.souls == 3) end,
}

scenario "a die decides who goes first, even if a player has Cain" {
  cites = { "2.11" },
  phase = "setup", seed = 1,
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "cain" } },
  play = function(t) check(t.active == "P1")  t:settle() end,
}

scenario "a die decides who goes first without Cain, too" {
  cites = { "2.11" },
  phase = "setup", seed = 1,
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  play = function(t) check(t.active == "P1")  t:settle() end,
}

scenario "the decks are shuffled before anything else" {
  cites = { "2.1", "2.15" },
  phase = "deal",
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "cain" } },
  play = function(t) t:settle() end,
  expect = function(t) check(t:events "deck_shuffled" >= 3)  check(t:slot(1) ~= nil)  check(t:slot(2, "shop") ~= nil) end,
}

scenario "a die decides who begins: with one seed it is P1" {
  cites = { "2.11" },
  phase = "deal", seed = 3,
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  play = function(t) check(t.active == "P1")  t:settle() end,
}

scenario "a die decides who begins: with another it is P2" {
  cites = { "2.11" },
  phase = "deal", seed = 6,
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  play = function(t) check(t.active == "P2")  t:settle() end,
}

scenario "the room slot is filled during setup, when abilities on entering play do not trigger" {
  cites = { "2.5", "2.15" },
  set = "../sets/trials",
  phase = "deal",
  players = { { name = "P1", character = "judas" }, { name = "P2", character = "isaac" } },
  deck = { room = { "doorway" } },
  play = function(t) t:settle() end,
  expect = function(t)
    check(t:slot(1, "room") == "doorway")  check(t.P1.coins == 3)  check(t.P2.coins == 3)
  end,
}
