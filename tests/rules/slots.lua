-- Rulebook sections 12, 14 and 17: purchases, slots, events, curses.
scenario "F104 an event that fills a slot resolves and the refill goes on until a monster is there" {
  cites = { "14.2.2", "3.3.5" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "fly" },
  deck = { monster = { "chest_cents", "chest_loot", "dip" } },
  dice = { 1, 1 },
  play = function(t) t.P1:play("bomb", "fly")  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 2)  check(t.P1.loot == 1)  check(t:slot(1) == "dip")  check(t:discard_size "monster" == 3)
  end,
}

scenario "F105 a dead active player still receives rewards and resolves the events that a refill brings" {
  cites = { "13.4.6", "14.2.4", "13.2.9" },
  players = {
    { name = "P1", coins = 3, hand = { "bomb" } },
    { name = "P2", hand = { "tarot_death" }, loot_plays = 1 },
  },
  monsters = { "fly" },
  deck = { monster = { "chest_cents", "dip" } },
  dice = { 6 },
  play = function(t)
    t.P1:play("bomb", "fly")
    t.P2:play("tarot_death", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 9)  check(t:slot(1) == "dip")  check(t.active == "P2") end,
}

scenario "F109 a curse: the active player chooses who gains it, and its slot is filled" {
  cites = { "17.1", "14.4.3", "6.8.5" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "fly" },
  deck = { monster = { "curse_of_the_blind", "dip" } },
  play = function(t)
    t.P1:play("bomb", "fly")  t:settle()
    t.P1:choose "P1"  t:settle()
  end,
  expect = function(t)
    check(t.P1:has "curse_of_the_blind")  check(t:slot(1) == "dip")  check(t:evasion "dip" == 5)
    check(not t:discarded "curse_of_the_blind")
  end,
}

scenario "F110 a player who dies loses their curses before the penalty" {
  cites = { "17.3", "6.8.5" },
  players = {
    { name = "P1", hand = { "tarot_death" } },
    { name = "P2", coins = 3, curses = { "curse_of_pain" } },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")
    t:resolve()  t:resolve()  t:resolve()
    check(t:discarded "curse_of_pain")  check(t.P2.coins == 3)
    t:settle()
  end,
  expect = function(t) check(#t.P2.curses == 0)  check(t.P2.coins == 2) end,
}

scenario "F111 a deck that runs out is rebuilt from its discard" {
  cites = { "19.3.4", "12.5" },
  players = { { name = "P1", coins = 10 }, { name = "P2" } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "meat", only = true } },
  discard = { treasure = { "synthoil" } },
  play = function(t) t.P1:buy "breakfast"  t:settle() end,
  expect = function(t)
    check(t.P1:has "breakfast")  check(t:slot(1, "shop") == "meat")  check(t:top "treasure" == "synthoil")
    check(t:discard_size "treasure" == 0)  check(t:deck_size "treasure" == 1)
  end,
}

scenario "Q29 with deck and discard empty the slot stays empty" {
  cites = { "14.2.5" },
  players = { { name = "P1", coins = 10 }, { name = "P2" } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { only = true } },
  play = function(t) t.P1:buy "breakfast"  t:settle() end,
  expect = function(t)
    check(t.P1:has "breakfast")  check(t:slot(1, "shop") == nil)  check(t:slot(2, "shop") == "dinner")
  end,
}

scenario "F115 slots stay for the game" {
  cites = { "14.1.3" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "fly" },
  deck = { monster = { "xl_floor", "dip", "clotty" } },
  play = function(t)
    t.P1:play("bomb", "fly")  t:settle()
    t.P1:end_turn()  t:settle()
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t:slots "monster" == 3)  check(t:slot(1) == "dip")  check(t:slot(3) == "clotty") end,
}

scenario "a purchase costs 10¢, the shop is filled again, and there is one a turn" {
  cites = { "12.3", "12.4", "12.5", "4.3.3" },
  players = { { name = "P1", coins = 21 }, { name = "P2" } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "meat" } },
  play = function(t) t.P1:buy "dinner"  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 11)  check(t.P1:has "dinner")  check(t:slot(2, "shop") == "meat")  check(not t:can("P1", "buy"))
  end,
}

scenario "the top card of the treasure deck can be bought unseen" {
  cites = { "12.2", "12.3" },
  players = { { name = "P1", coins = 10 }, { name = "P2" } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "meat", "synthoil" } },
  play = function(t) t.P1:buy "deck"  t:settle() end,
  expect = function(t) check(t.P1:has "meat")  check(t.P1.coins == 0)  check(t:top "treasure" == "synthoil") end,
}

scenario "with 9¢ nothing can be bought" {
  cites = { "12.3", "12.4" },
  players = { { name = "P1", coins = 9 }, { name = "P2" } },
  play = function(t) check(not t:can("P1", "buy")) end,
}

scenario "the slot of a dying monster waits until its death is over" {
  cites = { "14.2.3", "13.2.6" },
  players = { { name = "P1", coins = 10 }, { name = "P2" } },
  monsters = { { "greedling", hp = 1 } },
  deck = { monster = { "dip" } },
  dice = { 5 },
  play = function(t)
    t.P1:attack "greedling"  t:settle()
    check(t.question == "target")  check(t:slot(1) == nil)
    t.P1:choose "P1"
    check(t:slot(1) == nil)
    t:settle()
  end,
  expect = function(t) check(t:slot(1) == "dip")  check(t.P1.coins == 10) end,
}

scenario "F112 a stolen shop item leaves a slot that is refilled" {
  cites = { "20.3.6", "14.2.1" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "thief" } }, { name = "P2" } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "meat" } },
  play = function(t) t.P1:play("thief", "dinner")  t:settle() end,
  expect = function(t) check(t.P1:has "dinner")  check(t:slot(2, "shop") == "meat")  check(t.P1.coins == 0) end,
}
