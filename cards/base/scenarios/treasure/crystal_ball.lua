scenario "Crystal Ball: the next die that is rolled comes up as named, and its player loots 3" {
  cites = { "9.2.5", "6.7.1" },
  players = { { name = "P1" }, { name = "P2", items = { "crystal_ball" } } },
  monsters = { "fly" },
  dice = { 4 },
  play = function(t)
    t.P2:activate "crystal_ball"
    check(t.asked == "P2")  check(#t.options == 6)
    t.P2:choose "4"  t:settle()
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t)
    check(t.P2.loot == 3)  check(t.P1.loot == 0)  check(t:discarded "fly")  check(not t:charged "crystal_ball")
  end,
}

scenario "Crystal Ball: a number off by one is wrong, and the die after it does not count" {
  cites = { "6.7.1" },
  players = {
    { name = "P1", items = { "crystal_ball", "crystal_ball", "mystery_sack", "mystery_sack", "mystery_sack" } },
    { name = "P2" },
  },
  dice = { 5, 6, 6 },
  play = function(t)
    t.P1:activate("crystal_ball#1", "6")  t:settle()
    t.P1:activate "mystery_sack#1"  t:settle()
    check(t.P1.loot == 0)
    t.P1:activate "mystery_sack#1"  t:settle()
    check(t.P1.loot == 0)
    t.P1:activate("crystal_ball", "5")  t:settle()
    t.P1:activate "mystery_sack"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 0)  check(t.P1.coins == 0) end,
}

scenario "Crystal Ball uses the final number of the die" {
  cites = { "9.2.3", "9.2.5" },
  players = { { name = "P1", items = { "crystal_ball", "spoon_bender" } }, { name = "P2" } },
  monsters = { "fly" },
  dice = { 5 },
  play = function(t)
    t.P1:activate("crystal_ball", "6")  t:settle()
    t.P1:attack "fly"
    t.P1:activate "spoon_bender"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 3) end,
}

scenario "Crystal Ball ignores a die that was rolled before" {
  cites = { "9.2.1" },
  players = { { name = "P1", items = { "crystal_ball" } }, { name = "P2" } },
  monsters = { "fatty" },  -- 4 HP
  dice = { 6, 1, 6, 6, 6 },
  play = function(t)
    t.P1:attack "fatty"
    check(t:stack() == "attack roll 6")
    t.P1:activate("crystal_ball", "6")  t:settle()
  end,
  expect = function(t) check(t:discarded "fatty")  check(t.P1.loot == 1) end,  -- the reward
}

scenario "Crystal Ball waits for the next die of any player, even in a later turn, and without the ball" {
  cites = { "6.7.1", "5.2.9" },
  players = { { name = "P1", items = { "crystal_ball" } }, { name = "P2", items = { "the_d20" } } },
  monsters = { "fly" },
  deck = { treasure = { "breakfast" } },
  dice = { 2 },
  play = function(t)
    t.P1:activate("crystal_ball", "2")  t:settle()
    t.P2:activate("the_d20", "crystal_ball")  t:settle()
    t.P1:end_turn()  t:settle()
    t.P2:attack "fly"  t:settle()
  end,
  expect = function(t) check(t:discarded "crystal_ball")  check(t.P1.loot == 3)  check(t:discarded "fly") end,
}

scenario "Q90 Crystal Ball named right: another die rolled above it changes nothing" {
  cites = { "9.2.5", "6.7.1" },
  players = {
    { name = "P1", items = { "crystal_ball" } }, { name = "P2", coins = 3, items = { "portable_slot_machine" } },
  },
  monsters = { "fatty" },  -- 4 HP
  dice = { 2, 6, 2, 2, 2 },
  play = function(t)
    t.P1:activate("crystal_ball", "2")  t:settle()
    t.P1:attack "fatty"  t:resolve()
    t.P2:activate "portable_slot_machine"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 4) end,  -- 1 of them the reward
}

scenario "Q90 Crystal Ball named wrong: the die rolled above it, which shows the number, does not count" {
  cites = { "9.2.5", "6.7.1" },
  players = {
    { name = "P1", items = { "crystal_ball" } }, { name = "P2", coins = 3, items = { "portable_slot_machine" } },
  },
  monsters = { "fatty" },
  dice = { 2, 6, 2, 2, 2 },
  play = function(t)
    t.P1:activate("crystal_ball", "6")  t:settle()
    t.P1:attack "fatty"  t:resolve()
    t.P2:activate "portable_slot_machine"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 1) end,
}

scenario "Q90 Crystal Ball is used up by a die that is cancelled" {
  cites = { "9.8", "11.7.3" },
  players = {
    { name = "P1", items = { "crystal_ball", "portable_slot_machine" }, coins = 3, hand = { "bomb" } }, { name = "P2" },
  },
  monsters = { "fly" },
  dice = { 6, 6 },
  play = function(t)
    t.P1:activate("crystal_ball", "6")  t:settle()
    t.P1:attack "fly"
    check(t:stack() == "attack roll 6")
    t.P1:play("bomb", "fly")  t:settle()
    check(t:discarded "fly")  check(t:events "rolled" == 0)
    t.P1:activate "portable_slot_machine"  t:settle()
  end,
  expect = function(t) check(t:events "rolled" == 1)  check(t.P1.loot == 0) end,
}

scenario "Crystal Ball gains its loot through the stack if it was right, and puts nothing there if wrong" {
  cites = { "6.6.2" },
  players = { { name = "P1", items = { "crystal_ball", "portable_slot_machine" }, coins = 3 }, { name = "P2" } },
  dice = { 5 },
  play = function(t)
    t.P1:activate("crystal_ball", "6")  t:settle()
    t.P1:activate "portable_slot_machine"  t:resolve()  t:resolve()
  end,
  expect = function(t) check(t:stack() == "")  check(t.P1.loot == 0) end,
}

scenario "Crystal Ball twice before one die: each number counts for that die" {
  cites = { "20.9.4", "9.2.5" },
  players = {
    { name = "P1", coins = 6, items = { "crystal_ball", "placebo", "portable_slot_machine" } }, { name = "P2" },
  },
  dice = { 3, 4 },
  play = function(t)
    t.P1:activate("crystal_ball", "3")  t:settle()
    t.P1:activate("placebo", "crystal_ball")  t:settle()
    t.P1:choose "4"  t:settle()
    t.P1:activate "portable_slot_machine"  t:settle()
    check(t.P1.loot == 3)  -- and 4¢ of the machine
    t.P1:activate "portable_slot_machine"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 3) end,
}
