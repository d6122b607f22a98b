-- Rulebook section 19: zones, moves, control.
scenario "a card that returns from the discard is a new object: effects that targeted it fizzle" {
  cites = { "7.7", "19.2", "19.3.4" },
  players = {
    { name = "P1", items = { { "mr_boom", charged = false } }, hand = { "lil_battery" } },
    { name = "P2", items = { "the_d20" } },
  },
  deck = { treasure = { only = true } },
  play = function(t)
    t.P1:play("lil_battery", "mr_boom")
    t.P2:activate("the_d20", "mr_boom")
    t:resolve()
    check(t.P1:has "mr_boom")  -- the only card of the rebuilt deck
    t:settle()
  end,
  expect = function(t) check(t:events "fizzled" == 1)  check(t:charged "mr_boom")  check(t:discarded "lil_battery") end,
}

scenario "an item that returns from the deck has no old counters, but the full number it enters with" {
  cites = { "19.2", "20.1.2" },
  set = "../sets/probe",
  players = {
    { name = "P1", hand = { "shelve", "tarot_wheel_of_fortune" }, loot_plays = 2 },
    { name = "P2", items = { { "the_dead_cat", counters = 2 } } },
  },
  dice = { 6 },
  play = function(t)
    t.P1:play("shelve", "the_dead_cat")  t:settle()
    check(t:top "treasure" == "the_dead_cat")
    t.P1:play "tarot_wheel_of_fortune"  t:settle()
  end,
  expect = function(t) check(t.P1:has "the_dead_cat")  check(t:counters "the_dead_cat" == 9) end,
}

scenario "an item that changes hands keeps its charge, and effects that target it" {
  cites = { "19.6.1", "19.7.1", "19.2" },
  set = "../sets/probe",
  players = {
    { name = "P1", hand = { "thief" } },
    { name = "P2", items = { { "mr_boom", charged = false } }, hand = { "a_penny" } },
    { name = "P3", hand = { "lil_battery" }, loot_plays = 1 },
  },
  play = function(t)
    t.P3:play("lil_battery", "mr_boom")
    t.P1:play("thief", "mr_boom")
    t:resolve()
    check(t.P1:has "mr_boom")  check(not t:charged "mr_boom")
    t:settle()
  end,
  expect = function(t)
    check(t:charged "mr_boom")  check(t:events "fizzled" == 0)  check(t:events "entered_play" == 0)
  end,
}

scenario "cards have no owner: a stolen item works for the thief, who can lose it" {
  cites = { "19.7.1", "13.5.3" },
  set = "../sets/probe",
  players = {
    { name = "P1", hand = { "thief", "tarot_death" }, loot_plays = 2, coins = 1 },
    { name = "P2", items = { "swallowed_penny" } },
  },
  play = function(t)
    t.P1:play("thief", "swallowed_penny")  t:settle()
    t.P1:play("tarot_death", "P1")  t:settle()
  end,
  expect = function(t)
    check(t:discarded "swallowed_penny")  check(t.P1.coins == 0)  check(t.active == "P2")  check(#t.P2.items == 0)
  end,
}

scenario "Q41 an ability stays with the player who activated it when its item changes hands" {
  cites = { "19.7.2", "5.2.9" },
  set = "../sets/probe",
  players = {
    { name = "P1", items = { "sack_of_pennies" } },
    { name = "P2", hand = { "thief" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:activate "sack_of_pennies"
    t.P2:play("thief", "sack_of_pennies")
    t:resolve()
    check(t.P2:has "sack_of_pennies")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P2.coins == 0) end,
}

scenario "Q41 a trigger on the stack stays with the player who controlled its source, later ones change controller" {
  cites = { "19.7.2", "19.7.1" },
  set = "../sets/probe",
  players = {
    { name = "P1", hand = { "bomb", "bomb" }, loot_plays = 2, hp = 2 },
    { name = "P2", items = { "swallowed_penny" } },
    { name = "P3", hand = { "thief" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play("bomb", "P2")
    t:resolve()  t:resolve()
    check(t.P2.hp == 1)  check(t:stack() ~= "")
    t.P3:play("thief", "swallowed_penny")  t:settle()
    check(t.P2.coins == 1)  check(t.P3.coins == 0)
    t.P1:play("bomb", "P3")  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 1)  check(t.P3.coins == 1) end,
}

scenario "each deck takes only cards of its type: a trinket goes on the loot deck, a starting item on no deck" {
  cites = { "19.3.1", "19.4.2" },
  set = "../sets/probe",
  players = {
    { name = "P1", hand = { "shelve", "shelve", "shelve" }, loot_plays = 3 },
    { name = "P2", items = { "swallowed_penny", "loose_start", "dinner" } },
  },
  play = function(t)
    t.P1:play("shelve", "swallowed_penny")  t:settle()
    t.P1:play("shelve", "loose_start")  t:settle()
    t.P1:play("shelve", "dinner")  t:settle()
  end,
  expect = function(t)
    check(t:top "loot" == "swallowed_penny")  check(t:top "treasure" == "dinner")  check(t.P2:has "loose_start")
    check(#t.P2.items == 1)
  end,
}

scenario "F151 an item without a discard leaves the game, and stops working" {
  cites = { "19.4.2", "19.9.1", "19.9.2" },
  set = "../sets/probe",
  players = {
    { name = "P1", hand = { "wreck", "pills_cents" }, loot_plays = 2 }, { name = "P2", items = { "loose_start" } },
  },
  dice = { 1 },
  play = function(t)
    t.P1:play("wreck", "loose_start")  t:settle()
    check(not t:in_play "loose_start")  check(not t:discarded "loose_start")  check(#t.P2.items == 0)
    t.P1:play "pills_cents"  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 0)  check(t.P1.coins == 4) end,
}

scenario "a deck is rebuilt from its discard as soon as its last card is drawn" {
  cites = { "19.3.4", "20.5.1" },
  players = { { name = "P1", hand = { "pills_loot" } }, { name = "P2" } },
  deck = { loot = { "a_dime", only = true } },
  discard = { loot = { "bomb", "a_penny" } },
  dice = { 3 },
  play = function(t)
    t.P1:play "pills_loot"
    t:resolve()
    check(t:discard "loot" == "pills_loot")
    t:settle()
  end,
  expect = function(t)
    check(t.P1.loot == 3)  check(t.P1:holds "a_dime")  check(t:deck_size "loot" == 1)
    check(t:discard_size "loot" == 0)  check(t:events "deck_shuffled" == 1)
  end,
}

scenario "if the last card is bought, the deck is rebuilt before the shop slot is filled" {
  cites = { "19.3.4", "14.2.5" },
  players = { { name = "P1", coins = 10 }, { name = "P2" } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "meat", only = true } },
  discard = { treasure = { "synthoil" } },
  play = function(t) t.P1:buy "deck"  t:settle() end,
  expect = function(t)
    check(t.P1:has "meat")  check(t:top "treasure" == "synthoil")  check(t:discard_size "treasure" == 0)
  end,
}

scenario "looting more cards than there are draws all cards of the deck and the discard" {
  cites = { "20.11.1", "1.3", "20.5.1" },
  players = { { name = "P1", hand = { "tarot_wheel_of_fortune" } }, { name = "P2" } },
  deck = { loot = { "a_dime", only = true } },
  dice = { 3 },
  play = function(t) t.P1:play "tarot_wheel_of_fortune"  t:settle() end,
  expect = function(t) check(t.P1.loot == 2)  check(t:deck_size "loot" == 0)  check(t:discard_size "loot" == 0) end,
}

scenario "decks are hidden: only a player who looks sees a card, and a rebuilt deck is unknown again" {
  cites = { "19.3.2", "19.3.3", "19.10" },
  players = { { name = "P1", items = { "forever_alone", "the_d20" } }, { name = "P2", items = { "dinner" } } },
  deck = { treasure = { "meat", only = true } },
  discard = { treasure = { "synthoil" } },
  play = function(t)
    check(not t.P1:sees "treasure")  check(not t.P2:sees "treasure")
    t.P1:activate("forever_alone", "look at the top card", "treasure deck")  t:settle()
    check(t.P1:sees "treasure")  check(not t.P2:sees "treasure")
    t.P1:activate("the_d20", "dinner")  t:settle()
    check(t.P2:has "meat")
  end,
  expect = function(t)
    check(t:deck_size "treasure" == 2)
    check(not t.P1:sees("treasure", 1))  check(not t.P2:sees("treasure", 1))
    check(not t.P1:sees("treasure", 2))  check(not t.P2:sees("treasure", 2))
  end,
}

scenario "objects that players control and top cards of slots are in play; covered and outside cards are not" {
  cites = { "19.6.1", "14.1.1" },
  players = {
    { name = "P1", character = "isaac", items = { "meat" }, curses = { "curse_of_pain" }, hand = { "bomb" } },
    { name = "P2" },
  },
  monsters = { { "dip", covers = { "fatty" } } },
  shop = { "dinner" },
  bonus_souls = { "soul_of_greed" },
  expect = function(t)
    check(t:in_play "meat")  check(t:in_play "curse_of_pain")  check(t:in_play "dip")
    check(t:in_play "dinner")  check(t:in_play "isaac")
    check(not t:in_play "fatty")  check(not t:in_play "bomb")  check(not t:in_play "soul_of_greed")
    check(not t:in_play "the_d6")
  end,
}

scenario "a loot that resolves is not in the discard yet when the deck is rebuilt" {
  cites = { "8.4", "19.3.4" },
  players = {
    { name = "P1", hand = { "tarot_justice" } },
    { name = "P2", hand = { "a_penny", "a_penny", "a_penny" } },
  },
  deck = { loot = { "a_dime", only = true } },
  discard = { loot = { "bomb" } },
  play = function(t) t.P1:play("tarot_justice", "P2")  t:settle() end,
  expect = function(t)
    check(t.P1.loot == 2)  check(t.P1:holds "a_dime")  check(t.P1:holds "bomb")
  end,
}

scenario "a soul that is stolen in response is still the same object: an effect that would destroy it does" {
  cites = { "19.7.1", "19.6.1", "7.5" },
  set = "../sets/probe",
  players = {
    { name = "P1", hand = { "break_soul" } },
    { name = "P2", hand = { "take_soul" }, loot_plays = 1 },
    { name = "P3", souls = { "monstro" } },
  },
  play = function(t)
    t.P1:play("break_soul", "monstro")
    t.P2:play("take_soul", "monstro")
    t:resolve()
    check(t.P2:has_soul "monstro")
    t:settle()
  end,
  expect = function(t) check(t:events "fizzled" == 0)  check(t:discarded "monstro")  check(t.P2.souls == 0) end,
}

scenario "a search offers only the matching cards of the pile, which is then shuffled" {
  cites = { "20.4.2", "3.1.2" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "seeker" } }, { name = "P2" } },
  deck = { treasure = { only = true, "breakfast", "guppys_collar", "dinner", "the_dead_cat" } },
  play = function(t)
    t.P1:activate "seeker"  t:settle()
    check(t.question == "look")
    t.P1:choose "the_dead_cat"  t:settle()
  end,
  expect = function(t)
    check(t.P1:has "the_dead_cat")  check(t:counters "the_dead_cat" == 9)
    check(t:deck_size "treasure" == 3)  check(t:events "deck_shuffled" == 1)
  end,
}

scenario "a search that finds nothing still shuffles the pile" {
  cites = { "20.4.2" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "seeker" } }, { name = "P2" } },
  deck = { treasure = { only = true, "breakfast", "dinner" } },
  play = function(t) t.P1:activate "seeker"  t:settle() end,
  expect = function(t) check(t:deck_size "treasure" == 2)  check(t:events "deck_shuffled" == 1) end,
}

scenario "a random player is exactly one player" {
  cites = { "20.4.3" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "lucky_draw" } }, { name = "P2" }, { name = "P3" } },
  play = function(t) t.P1:activate "lucky_draw"  t:settle() end,
  expect = function(t) check(t.P1.coins + t.P2.coins + t.P3.coins == 5)  check(t:events "coins_gained" == 1) end,
}

scenario "a deck whose discard got a card later is rebuilt when its card is needed, not when a player could attack it" {
  cites = { "19.3.4" },
  players = { { name = "P1", items = { "the_shovel" } }, { name = "P2" } },
  deck = { monster = { only = true } },
  discard = { monster = { "squirt" } },
  play = function(t)
    check(t:can("P1", "attack"))
    check(t:discarded "squirt")
    check(t:can("P1", "activate the_shovel"))
    t.P1:activate("the_shovel", "squirt")
    t:settle()
  end,
  expect = function(t) check(not t:discarded "squirt")  check(t:top "monster" == "squirt") end,
}
