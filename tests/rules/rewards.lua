-- Rule 13.2.12: rewards that a player gains without a death.
scenario "a player gains all rewards of a monster, and the monster stays" {
  cites = { "13.2.12", "13.2.3" },
  set = "../sets/things",
  players = { { name = "P1", items = { "advance_pay" } }, { name = "P2" } },
  monsters = { "mixed_bag" },
  deck = { loot = { "a_penny" }, treasure = { "meat" } },
  play = function(t) t.P1:activate("advance_pay", "mixed_bag")  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 2)  check(t.P1:holds "a_penny")  check(t.P1:has "meat")
    check(t:slot(1) == "mixed_bag")  check(t:hp "mixed_bag" == 3)
    check(t:events "monster_died" == 0)  check(t:events "rewards_gained" == 0)
  end,
}

scenario "a player who is not the active player gains rewards" {
  cites = { "13.2.12" },
  set = "../sets/things",
  players = { { name = "P1", items = { "hired_hand" } }, { name = "P2" } },
  monsters = { "monstro" },
  play = function(t) t.P1:activate("hired_hand", "P2", "monstro")  t:settle() end,
  expect = function(t) check(t.P1.coins == 0)  check(t.P2.coins == 6)  check(t.P2.souls == 0) end,
}

scenario "abilities that change the gain of rewards apply without a death" {
  cites = { "13.2.12", "6.7.3" },
  set = "../sets/things",
  players = { { name = "P1", items = { "advance_pay", "echo_purse" } }, { name = "P2" } },
  monsters = { "mixed_bag" },
  deck = { loot = { "a_penny", "a_nickel" }, treasure = { "meat", "dinner" } },
  play = function(t) t.P1:activate("advance_pay", "mixed_bag")  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 4)  check(t.P1.loot == 2)  check(t.P1:has "meat")  check(t.P1:has "dinner")
  end,
}

scenario "doubling belongs to the player who gains the rewards" {
  cites = { "13.2.12" },
  set = "../sets/things",
  players = { { name = "P1", items = { "hired_hand", "echo_purse" } }, { name = "P2" } },
  monsters = { "monstro" },
  play = function(t) t.P1:activate("hired_hand", "P2", "monstro")  t:settle() end,
  expect = function(t) check(t.P2.coins == 6) end,
}

scenario "a monster's own doubling needs its attack roll, so it does not apply without a death" {
  cites = { "13.2.12" },
  set = "../sets/things",
  players = { { name = "P1", items = { "advance_pay" } }, { name = "P2" } },
  monsters = { "dinga" },
  dice = { 5 },
  play = function(t) t.P1:activate("advance_pay", "dinga")  t:settle() end,
  expect = function(t) check(t.P1.coins == 5) end,
}

scenario "the player who gains a rolled reward rolls for it, and the roll can be changed" {
  cites = { "13.2.12", "3.6.7" },
  set = "../sets/things",
  players = { { name = "P1", items = { "hired_hand" } }, { name = "P2", items = { "spoon_bender" } } },
  monsters = { "dinga" },
  dice = { 3 },
  play = function(t)
    t.P1:activate("hired_hand", "P2", "dinga")
    t:resolve()
    check(t:stack() == "roll 3")
    t.P2:activate "spoon_bender"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t.P2.coins == 4) end,
}

scenario "rewards that can't be gained are not gained" {
  cites = { "13.2.12", "1.2" },
  set = "../sets/things",
  players = { { name = "P1", items = { "advance_pay", "empty_plate" } }, { name = "P2" } },
  monsters = { "monstro" },
  play = function(t) t.P1:activate("advance_pay", "monstro")  t:settle() end,
  expect = function(t) check(t.P1.coins == 0) end,
}

scenario "a copy has the rewards of what it copies" {
  cites = { "13.2.12", "20.9.1" },
  set = "../sets/things",
  players = {
    { name = "P1", items = { "advance_pay", "appraiser" }, hand = { "masquerade" } }, { name = "P2" },
  },
  monsters = { "fly", "monstro" },
  play = function(t)
    t.P1:play("masquerade", "fly", "monstro")  t:settle()
    t.P1:activate("advance_pay", "monstro#1")  t:settle()
    check(t.P1.coins == 6)
    t.P1:activate("appraiser", "monstro#1")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 12) end,
}

scenario "rewards are properties: ¢, loot and treasure" {
  cites = { "13.2.12" },
  set = "../sets/things",
  players = { { name = "P1", items = { "appraiser" } }, { name = "P2" } },
  monsters = { "mixed_bag" },
  deck = { loot = { "a_penny" }, treasure = { "meat" } },
  play = function(t) t.P1:activate("appraiser", "mixed_bag")  t:settle() end,
  expect = function(t) check(t.P1.coins == 2)  check(t.P1.loot == 1)  check(t.P1:has "meat") end,
}

scenario "a rolled reward counts as 0 when it is read, and no die is rolled" {
  cites = { "13.2.12" },
  set = "../sets/things",
  players = { { name = "P1", items = { "appraiser" } }, { name = "P2" } },
  monsters = { "dinga" },
  play = function(t) t.P1:activate("appraiser", "dinga")  t:settle() end,
  expect = function(t) check(t.P1.coins == 0)  check(t.P1.loot == 0) end,
}

scenario "a monster that was put into discard has the rewards that it had in play" {
  cites = { "13.2.12", "13.2.10" },
  set = "../sets/things",
  players = { { name = "P1", hand = { "masquerade", "shooed" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "fly", "monstro" },
  deck = { monster = { "dip" } },
  play = function(t)
    t.P1:play("masquerade", "fly", "monstro")  t:settle()
    t.P1:play("shooed", "monstro#1")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 6)  check(t:discarded "fly")  check(t.P1.souls == 0) end,
}

scenario "another player gains the rewards of a monster that died, after the active player" {
  cites = { "13.2.12", "13.2.9" },
  set = "../sets/things",
  players = { { name = "P1", items = { "mr_boom" } }, { name = "P2", items = { "taxidermist", "echo_purse" } } },
  monsters = { "fly" },
  deck = { monster = { "dip" } },
  play = function(t) t.P1:activate("mr_boom", "fly")  t:settle() end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P2.coins == 2) end,
}

scenario "rewards are gained though the item that lets them gain left play in response" {
  cites = { "13.2.12", "5.2.9" },
  set = "../sets/things",
  players = { { name = "P1", items = { "advance_pay" } }, { name = "P2", hand = { "shatter" }, loot_plays = 1 } },
  monsters = { "monstro" },
  play = function(t)
    t.P1:activate("advance_pay", "monstro")
    t.P2:play("shatter", "advance_pay")  t:settle()
  end,
  expect = function(t) check(not t.P1:has "advance_pay")  check(t.P1.coins == 6) end,
}

-- ---- Rule 3.6.4a: rewards that are computed
scenario "a computed reward counts the counters that the monster died with" {
  cites = { "3.6.4a", "13.2.3" },
  set = "../sets/things",
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { { "clay_piggy", counters = 3 } },
  dice = { 6, 6 },
  play = function(t) t.P1:attack "clay_piggy"  t:settle() end,
  expect = function(t) check(t.P1.coins == 7) end,
}

scenario "parts are computed one after the other, for the player who gains them" {
  cites = { "3.6.4a", "3.6.4" },
  set = "../sets/things",
  players = { { name = "P1", coins = 9, items = { "hired_hand" } }, { name = "P2" } },
  monsters = { "toll_keeper" },
  deck = { loot = { "a_penny", "a_nickel", "a_dime" }, treasure = { "meat" } },
  play = function(t) t.P1:activate("hired_hand", "P2", "toll_keeper")  t:settle() end,
  expect = function(t)
    check(t.P2.coins == 2)  check(t.P2.loot == 2)  -- the 2¢ that it has just gained count
    check(#t.P2.items == 0)  check(t.P1.loot == 0)
  end,
}

scenario "each part has its own number, and a part that is not computed stays as it is printed" {
  cites = { "3.6.4a" },
  set = "../sets/things",
  players = { { name = "P1", coins = 9 }, { name = "P2" } },
  monsters = { "toll_keeper" },
  deck = { loot = { "a_penny", "a_nickel", "a_dime", "a_penny" }, treasure = { "meat" } },
  dice = { 6, 6 },
  play = function(t) t.P1:attack "toll_keeper"  t:settle() end,
  expect = function(t) check(t.P1.coins == 11)  check(t.P1.loot == 3)  check(t.P1:has "meat") end,
}

scenario "a computed reward below 0 is 0" {
  cites = { "3.6.4a" },
  set = "../sets/things",
  players = { { name = "P1", coins = 5, items = { "advance_pay" } }, { name = "P2" } },
  monsters = { "bad_debt" },
  play = function(t) t.P1:activate("advance_pay", "bad_debt")  t:settle() end,
  expect = function(t) check(t.P1.coins == 5)  check(t:events "coins_gained" == 0) end,
}

scenario "a doubled reward is computed once and doubled" {
  cites = { "3.6.4a", "6.7.3" },
  set = "../sets/things",
  players = { { name = "P1", coins = 1, items = { "advance_pay", "echo_purse" } }, { name = "P2" } },
  monsters = { "bad_debt" },
  play = function(t) t.P1:activate("advance_pay", "bad_debt")  t:settle() end,
  expect = function(t) check(t.P1.coins == 5) end,
}

scenario "a copy computes the rewards from its own counters" {
  cites = { "3.6.4a", "20.9.1", "20.1.3" },
  set = "../sets/things",
  players = { { name = "P1", items = { "advance_pay" }, hand = { "masquerade" } }, { name = "P2" } },
  monsters = { { "fly", counters = 1 }, { "clay_piggy", counters = 4 } },
  play = function(t)
    t.P1:play("masquerade", "fly", "clay_piggy")  t:settle()
    t.P1:activate("advance_pay", "clay_piggy#1")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3) end,
}

scenario "a monster that was put into discard has rewards for the counters that it had in play" {
  cites = { "3.6.4a", "13.2.12" },
  set = "../sets/things",
  players = { { name = "P1", hand = { "shooed" } }, { name = "P2" } },
  monsters = { { "clay_piggy", counters = 2 } },
  deck = { monster = { "dip" } },
  play = function(t) t.P1:play("shooed", "clay_piggy")  t:settle() end,
  expect = function(t) check(t.P1.coins == 5)  check(t:discarded "clay_piggy") end,
}

scenario "computed rewards are properties, too, seen from the active player" {
  cites = { "3.6.4a", "13.2.12" },
  set = "../sets/things",
  players = { { name = "P1" }, { name = "P2", coins = 9, items = { "appraiser" } } },
  monsters = { "bad_debt", "toll_keeper" },
  play = function(t)
    t.P2:activate("appraiser", "bad_debt")  t:settle()
    check(t.P2.coins == 12)
  end,
  expect = function(t) check(t.P2.loot == 0) end,
}

scenario "a card based on another one takes over its computed rewards, and may write one part anew" {
  cites = { "3.6.4a" },
  set = "../sets/things",
  players = { { name = "P1", items = { "advance_pay", "appraiser" } }, { name = "P2" } },
  monsters = { { "tin_piggy", counters = 1 }, { "iron_piggy", counters = 1 } },
  deck = { loot = { "a_penny" } },
  play = function(t)
    t.P1:activate("advance_pay", "tin_piggy")  t:settle()
    check(t.P1.coins == 3)  check(t.P1.loot == 1)
    t.P1:activate("appraiser", "iron_piggy")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 7)  check(t.P1.loot == 1) end,
}
