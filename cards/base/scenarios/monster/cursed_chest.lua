scenario "Cursed Chest: 1-3 take 1 damage, 4-5 take 2 damage, 6 gains a Guppy item; then it goes to the discard" {
  cites = { "3.3.5", "9.4", "10.2.3", "14.2.2" },
  players = {
    { name = "P1", items = { { "the_dead_cat", counters = 20 } } },
    { name = "P2", hand = { "bomb" }, loot_plays = 1 },
  },
  monsters = { "fly" },
  deck = {
    monster = { "cursed_chest", "cursed_chest", "cursed_chest", "cursed_chest", "cursed_chest", "cursed_chest", "dip" },
    treasure = { "meat", "guppys_collar", "dinner", only = true },
  },
  dice = { 1, 2, 3, 4, 5, 6 },
  play = function(t) t.P2:play("bomb", "fly")  t:settle() end,
  expect = function(t)
    check(t:counters "the_dead_cat" == 13)  check(t.P1:has "guppys_collar")  check(#t.P1.items == 2)
    check(t:deck_size "treasure" == 2)  check(t:slot(1) == "dip")  check(t:discard_size "monster" == 7)
  end,
}

scenario "Cursed Chestrevealed by attacking the deck: a 3 is 1 damage, a 4 is 2" {
  cites = { "9.4", "11.2.2" },
  players = { { name = "P1" }, { name = "P2", items = { "breakfast" } } },
  monsters = { "fatty" },
  deck = { monster = { "cursed_chest", "cursed_chest" } },
  dice = { 3, 4 },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })  t:settle()
    check(t.P1.hp == 1)  check(t.P2.hp == 3)
    t.P1:end_turn()  t:settle()
    t.P2:attack("deck", { slot = 1 })  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 1)  check(t:slot(1) == "fatty") end,
}

scenario "Cursed Chest: a 5 is 2 damage" {
  cites = { "9.4" },
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2" } },
  monsters = { "fatty" },
  deck = { monster = { "cursed_chest" } },
  dice = { 5 },
  play = function(t) t.P1:attack("deck", { slot = 1 })  t:settle() end,
  expect = function(t) check(t.P1.hp == 1)  check(#t.P1.items == 1) end,
}

scenario "Cursed Chest: the Guppy item that its player picks enters play as its card says, and the deck is shuffled" {
  cites = { "20.4.1", "6.8.4", "6.7.3", "20.3.1" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "fatty" },
  deck = {
    monster = { "cursed_chest" },
    treasure = { "meat", "guppys_collar", "the_dead_cat", "dinner", only = true },
  },
  dice = { 6 },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })  t:settle()
    check(#t.options == 2)
    t.P1:choose "the_dead_cat"  t:settle()
  end,
  expect = function(t)
    check(t:counters "the_dead_cat" == 9)  check(#t.P1.items == 1)  check(t:deck_size "treasure" == 3)
    check(t:events "deck_shuffled" == 1)  check(t:events "item_gained" == 1)  check(not t.P1:sees "treasure")
  end,
}

scenario "Cursed Chest: without a Guppy item in it, the deck is only shuffled" {
  cites = { "1.3" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "fatty" },
  deck = { monster = { "cursed_chest" }, treasure = { "meat", "dinner", only = true } },
  dice = { 6 },
  play = function(t) t.P1:attack("deck", { slot = 1 })  t:settle() end,
  expect = function(t)
    check(#t.P1.items == 0)  check(t:events "deck_shuffled" == 1)  check(t:discarded "cursed_chest")
  end,
}

scenario "Cursed Chest: the second Guppy item gains its player Soul of Guppy" {
  cites = { "15.4.2", "6.8.4" },
  players = { { name = "P1", items = { "the_dead_cat" } }, { name = "P2" } },
  monsters = { "fatty" },
  bonus_souls = { "soul_of_guppy" },
  deck = { monster = { "cursed_chest" }, treasure = { "guppys_collar", "meat", only = true } },
  dice = { 6 },
  play = function(t) t.P1:attack("deck", { slot = 1 })  t:settle() end,
  expect = function(t) check(t.P1:has_soul "soul_of_guppy") end,
}
