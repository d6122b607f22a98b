scenario "Gold Chest: 1-2 gain 1 treasure, 3-4 loot 1, 5-6 loot 2; then it goes to the discard" {
  cites = { "3.3.5", "9.4", "3.1.2" },
  players = { { name = "P1" }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { "fly" },
  deck = {
    monster = {
      "gold_chest_loot", "gold_chest_loot", "gold_chest_loot", "gold_chest_loot", "gold_chest_loot",
      "gold_chest_loot", "dip",
    },
    treasure = { "breakfast", "dinner", "steamy_sale" },
  },
  dice = { 1, 2, 3, 4, 5, 6 },
  play = function(t) t.P2:play("bomb", "fly")  t:settle() end,
  expect = function(t)
    check(t.P1:has "breakfast")  check(t.P1:has "dinner")  check(not t.P1:has "steamy_sale")
    check(t.P1.loot == 6)  check(t.P2.loot == 0)  check(t:slot(1) == "dip")  check(t:discard_size "monster" == 7)
  end,
}

scenario "Gold Chestrevealed by attacking the deck: a 2 is a treasure, a 4 is 1 loot, a 5 is 2 loot" {
  cites = { "9.4", "11.2.2" },
  players = { { name = "P1" }, { name = "P2" }, { name = "P3" } },
  monsters = { "fatty" },
  deck = {
    monster = { "gold_chest_loot", "gold_chest_loot", "gold_chest_loot" },
    treasure = { "breakfast", "dinner" },
  },
  dice = { 2, 4, 5 },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })  t:settle()
    check(t.P1:has "breakfast")  check(t.P1.loot == 0)
    t.P1:end_turn()  t:settle()
    t.P2:attack("deck", { slot = 1 })  t:settle()
    check(t.P2.loot == 2)  check(#t.P2.items == 0)
    t.P2:end_turn()  t:settle()
    t.P3:attack("deck", { slot = 1 })  t:settle()
  end,
  expect = function(t) check(t.P3.loot == 3)  check(#t.P3.items == 0)  check(t:top "treasure" == "dinner") end,
}

scenario "Gold Chest: a 2 turned into a 3 gives a loot, not a treasure" {
  cites = { "9.2.3" },
  players = { { name = "P1" }, { name = "P2", items = { "spoon_bender" } } },
  monsters = { "fatty" },
  deck = { monster = { "gold_chest_loot" } },
  dice = { 2 },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })
    t:resolve()
    t.P2:activate "spoon_bender"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 1)  check(#t.P1.items == 0) end,
}
