scenario "Dark Chest: 1-2 loot 1, 3-4 gain 3¢, 5-6 take 2 damage; then it goes to the discard" {
  cites = { "3.3.5", "9.4", "14.2.2", "10.2.3" },
  players = {
    { name = "P1", items = { { "the_dead_cat", counters = 9 } } },
    { name = "P2", hand = { "bomb" }, loot_plays = 1 },
  },
  monsters = { "fly" },  -- 1¢
  deck = {
    monster = {
      "dark_chest_loot_first", "dark_chest_loot_first", "dark_chest_loot_first", "dark_chest_loot_first",
      "dark_chest_loot_first", "dark_chest_loot_first", "dip",
    },
  },
  dice = { 1, 2, 3, 4, 5, 6 },
  play = function(t) t.P2:play("bomb", "fly")  t:settle() end,
  expect = function(t)
    check(t.P1.loot == 2)  check(t.P1.coins == 7)  check(t:counters "the_dead_cat" == 5)  check(t.P2.loot == 0)
    check(t:slot(1) == "dip")  check(t:discard_size "monster" == 7)
  end,
}

scenario "Dark Chestrevealed by attacking the deck: a 2 is 1 loot, a 4 is 3¢, a 5 is 2 damage" {
  cites = { "9.4", "11.2.2", "13.5.8" },
  players = { { name = "P1" }, { name = "P2" }, { name = "P3", coins = 3 } },
  monsters = { "fatty" },
  deck = { monster = { "dark_chest_loot_first", "dark_chest_loot_first", "dark_chest_loot_first" } },
  dice = { 2, 4, 5 },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })  t:settle()
    check(t.P1.loot == 1)  check(t.P1.coins == 0)  check(t.P1.hp == 2)  check(t:slot(1) == "fatty")
    t.P1:end_turn()  t:settle()
    t.P2:attack("deck", { slot = 1 })  t:settle()
    check(t.P2.coins == 3)  check(t.P2.loot == 1)  check(t.P2.hp == 2)
    t.P2:end_turn()  t:settle()
    t.P3:attack("deck", { slot = 1 })  t:settle()
  end,
  expect = function(t) check(t:events "player_died" == 1)  check(t.P3.coins == 2)  check(t.active == "P1") end,
}

scenario "Dark Chest: a 2 turned into a 3 on the stack counts as a 3" {
  cites = { "9.2.3", "9.4" },
  players = { { name = "P1" }, { name = "P2", items = { "spoon_bender" } } },
  monsters = { "fatty" },
  deck = { monster = { "dark_chest_loot_first" } },
  dice = { 2 },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })
    t:resolve()
    check(t:stack() == "roll 2")
    t.P2:activate "spoon_bender"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3)  check(t.P1.loot == 0) end,
}
