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
