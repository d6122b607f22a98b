scenario "Dark Chest: 1-2 gain 1¢, 3-4 loot 2, 5-6 take 2 damage; then it goes to the discard" {
  cites = { "3.3.5", "9.4", "14.2.2", "10.2.3" },
  players = {
    { name = "P1", items = { { "the_dead_cat", counters = 9 } } },
    { name = "P2", hand = { "bomb" }, loot_plays = 1 },
  },
  monsters = { "fly" },  -- 1¢
  deck = {
    monster = {
      "dark_chest_cents_first", "dark_chest_cents_first", "dark_chest_cents_first", "dark_chest_cents_first",
      "dark_chest_cents_first", "dark_chest_cents_first", "dip",
    },
  },
  dice = { 1, 2, 3, 4, 5, 6 },
  play = function(t) t.P2:play("bomb", "fly")  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 3)  check(t.P1.loot == 4)  check(t:counters "the_dead_cat" == 5)  check(t.P2.loot == 0)
    check(t:slot(1) == "dip")  check(t:discard_size "monster" == 7)
  end,
}

scenario "Dark Chestrevealed by attacking the deck: a 2 is 1¢, a 4 is 2 loot, a 5 is 2 damage" {
  cites = { "9.4", "11.2.2", "13.5.8" },
  players = { { name = "P1" }, { name = "P2" }, { name = "P3", coins = 3 } },
  monsters = { "fatty" },
  deck = { monster = { "dark_chest_cents_first", "dark_chest_cents_first", "dark_chest_cents_first" } },
  dice = { 2, 4, 5 },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })  t:settle()
    check(t.P1.coins == 1)  check(t.P1.loot == 0)  check(t.P1.hp == 2)  check(t:slot(1) == "fatty")
    t.P1:end_turn()  t:settle()
    t.P2:attack("deck", { slot = 1 })  t:settle()
    check(t.P2.coins == 0)  check(t.P2.loot == 3)  check(t.P2.hp == 2)
    t.P2:end_turn()  t:settle()
    t.P3:attack("deck", { slot = 1 })  t:settle()
  end,
  expect = function(t) check(t:events "player_died" == 1)  check(t.P3.coins == 2)  check(t.active == "P1") end,
}

scenario "Dark Chest: a 4 flipped into a 5 by an item hurts" {
  cites = { "9.2.3", "9.4" },
  players = { { name = "P1" }, { name = "P2", items = { "spoon_bender" } } },
  monsters = { "fatty" },
  deck = { monster = { "dark_chest_cents_first" } },
  dice = { 4 },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })
    t:resolve()
    t.P2:activate "spoon_bender"
    t:resolve()
    check(t:stack() == "roll 5")
    t:resolve()  t:resolve()
    check(t:stack() == "2 damage to P1")
    t:settle()
  end,
  expect = function(t) check(t.P1.loot == 0)  check(t.active == "P2") end,
}
