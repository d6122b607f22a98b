scenario "Secret Room!: 1 takes 3 damage, 2-3 discard 2 loot, 4-5 gain 7¢, 6 gains 1 treasure" {
  cites = { "3.3.5", "9.4", "8.7", "10.2.3", "3.1.2" },
  players = {
    { name = "P1", items = { { "the_dead_cat", counters = 9 } },
      hand = { "a_penny", "two_cents", "three_cents", "four_cents", "a_nickel" } },
    { name = "P2", hand = { "bomb" }, loot_plays = 1 },
  },
  monsters = { "spider" },  -- a loot
  deck = {
    monster = { "secret_room", "secret_room", "secret_room", "secret_room", "secret_room", "secret_room", "dip" },
    treasure = { "breakfast", "dinner" },
    loot = { "a_dime" },
  },
  dice = { 1, 2, 3, 4, 5, 6 },
  play = function(t)
    t.P2:play("bomb", "spider")  t:settle()
    check(t.P1.loot == 6)
    t.P1:choose("a_penny", "two_cents")  t:settle()
    check(t.P1.loot == 4)
    t.P1:choose("three_cents", "four_cents")  t:settle()
  end,
  expect = function(t)
    check(t.P1.loot == 2)  check(t.P1:holds "a_nickel")  check(t.P1:holds "a_dime")  check(t.P1.coins == 14)
    check(t.P1:has "breakfast")  check(not t.P1:has "dinner")  check(t:slot(1) == "dip")
    check(t:counters "the_dead_cat" == 6)  check(t:discard_size "monster" == 7)
  end,
}

scenario "Secret Room!revealed by attacking the deck: a 2 costs 2 loot, a 5 gains 7¢, a 1 kills" {
  cites = { "9.4", "11.2.2", "8.7" },
  players = {
    { name = "P1", hand = { "a_penny" } },
    { name = "P2" },
    { name = "P3", coins = 3, items = { "breakfast" } },
  },
  monsters = { "fatty" },
  deck = { monster = { "secret_room", "secret_room", "secret_room" } },
  dice = { 2, 5, 1 },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })  t:settle()
    check(t.P1.loot == 0)  check(t.P1.coins == 0)
    t.P1:end_turn()  t:settle()
    t.P2:attack("deck", { slot = 1 })  t:settle()
    check(t.P2.coins == 7)  check(t.P2.loot == 1)  check(#t.P2.items == 0)
    t.P2:end_turn()  t:settle()
    t.P3:attack("deck", { slot = 1 })  t:settle()
  end,
  expect = function(t) check(t:events "player_died" == 1)  check(t.P3.coins == 2)  check(t:discarded "breakfast") end,
}

scenario "Secret Room!: a 3 costs 2 loot, a 3 turned into a 4 gains 7¢, a 5 turned into a 6 gains a treasure" {
  cites = { "9.2.3", "9.4" },
  players = {
    { name = "P1", hand = { "a_penny", "two_cents" } },
    { name = "P2", items = { { "spoon_bender", charged = true } } },
  },
  monsters = { "fatty" },
  deck = { monster = { "secret_room", "secret_room" }, treasure = { "breakfast" } },
  dice = { 3, 5 },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })
    t:resolve()
    t.P2:activate "spoon_bender"  t:settle()
    check(t.P1.coins == 7)  check(t.P1.loot == 2)
    t.P1:end_turn()  t:settle()
    t.P2:attack("deck", { slot = 1 })
    t:resolve()
    t.P2:activate "spoon_bender"  t:settle()
  end,
  expect = function(t) check(t.P2:has "breakfast")  check(t.P2.coins == 0) end,
}
