-- Rule 19.9.6: cards that effects put under objects.
scenario "a card under an item is outside the game, and the item knows it" {
  cites = { "19.9.6", "19.9.1" },
  set = "../sets/things",
  players = { { name = "P1", items = { "loot_locker" } }, { name = "P2" } },
  deck = { loot = { "a_penny", "a_nickel" } },
  play = function(t)
    t.P1:activate "loot_locker"  t:settle()
    check(t.P1.coins == 1)  check(not t:discarded "a_penny")
    t.P1:activate "loot_locker"  t:settle()
  end,
  expect = function(t) check(t.P1:holds "a_penny")  check(t.P1.coins == 0)  check(t.P1.loot == 1) end,
}

scenario "a card under an item is found by the noun, and only that under this item" {
  cites = { "19.9.6" },
  set = "../sets/things",
  players = { { name = "P1", coins = 2, items = { "toy_box", "dinner" } }, { name = "P2", items = { "toy_box", "meat" } } },
  active = "P2",
  play = function(t)
    t.P2:activate("toy_box", "dinner")  t:settle()
    check(t.P1.max_hp == 2)
    t.P2:end_turn()  t:settle()
    t.P1:activate("toy_box#1", "meat")  t:settle()
    t.P1:activate "toy_box"  t:settle()
  end,
  expect = function(t) check(t.P1:has "meat")  check(not t.P1:has "dinner")  check(t.P1.coins == 1) end,
}

scenario "when the item leaves play, the cards under it go to their discard piles" {
  cites = { "19.9.6", "19.4.2" },
  set = "../sets/things",
  players = {
    { name = "P1", items = { "toy_box" }, hand = { "shatter" } }, { name = "P2", items = { "dinner" } },
  },
  play = function(t)
    t.P1:activate("toy_box", "dinner")  t:settle()
    check(not t:discarded "dinner")
    t.P1:play("shatter", "toy_box")  t:settle()
  end,
  expect = function(t) check(t:discarded "dinner")  check(t:discarded "toy_box")  check(t.P2.max_hp == 2) end,
}

scenario "the cards stay under an item that another player gains" {
  cites = { "19.9.6" },
  set = "../sets/things",
  players = {
    { name = "P1", items = { "toy_box" } },
    { name = "P2", coins = 1, items = { "dinner" }, hand = { "snatch" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:activate("toy_box", "dinner")  t:settle()
    t.P2:play("snatch", "toy_box")  t:settle()
    check(t.P2:has "toy_box")  check(not t:discarded "dinner")
    t.P2:activate("toy_box", "dinner")  t:settle()
  end,
  expect = function(t) check(t.P2:has "dinner") end,
}

scenario "a card that was moved is not under the item any more" {
  cites = { "19.9.6", "7.7" },
  set = "../sets/things",
  players = {
    { name = "P1", coins = 2, items = { "toy_box" }, hand = { "shatter" } }, { name = "P2", items = { "dinner" } },
  },
  play = function(t)
    t.P1:activate("toy_box", "dinner")  t:settle()
    t.P1:activate("toy_box", "dinner")  t:settle()
    t.P1:play("shatter", "toy_box")  t:settle()
  end,
  expect = function(t) check(t.P1:has "dinner")  check(not t:discarded "dinner") end,
}

scenario "the cards under a monster are known as it dies" {
  cites = { "19.9.6", "13.2.1" },
  set = "../sets/things",
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "hoarding_maw" },
  deck = { loot = { "a_penny", "a_nickel" } },
  dice = { 6, 6 },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(not t:discarded "a_penny")
    t.P2:attack "hoarding_maw"  t:settle()
  end,
  expect = function(t) check(t.P2:holds "a_penny")  check(not t:discarded "a_penny")  check(t:discarded "hoarding_maw") end,
}

scenario "the cards under a monster are discarded with it" {
  cites = { "19.9.6" },
  set = "../sets/things",
  players = { { name = "P1" }, { name = "P2", hand = { "shooed" } } },
  monsters = { "hoarding_maw" },
  deck = { loot = { "a_penny", "a_nickel" } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    t.P2:play("shooed", "hoarding_maw")  t:settle()
  end,
  expect = function(t) check(t:discarded "a_penny")  check(t:discarded "hoarding_maw") end,
}

scenario "a covered monster leaves play, and so do the cards under it" {
  cites = { "19.9.6", "14.3.2" },
  set = "../sets/things",
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "hoarding_maw" },
  deck = { loot = { "a_penny", "a_nickel" }, monster = { "dip" } },
  dice = { 5 },
  play = function(t)
    t.P1:end_turn()  t:settle()
    t.P2:attack("deck", { slot = 1 })  t:settle()
  end,
  expect = function(t) check(t:discarded "a_penny") end,
}

scenario "putting a card under an item can be replaced" {
  cites = { "19.9.6", "6.7.3" },
  set = "../sets/things",
  players = { { name = "P1", items = { "toy_box" } }, { name = "P2", items = { "dinner", "no_hiding" } } },
  play = function(t) t.P1:activate("toy_box", "dinner")  t:settle() end,
  expect = function(t) check(t.P2:has "dinner")  check(t.P2.coins == 1) end,
}

scenario "nothing is put under an item that left play in response" {
  cites = { "19.9.6", "5.2.9" },
  set = "../sets/things",
  players = {
    { name = "P1", items = { "toy_box" } },
    { name = "P2", items = { "dinner" }, hand = { "shatter" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:activate("toy_box", "dinner")
    t.P2:play("shatter", "toy_box")  t:settle()
  end,
  expect = function(t) check(t.P2:has "dinner")  check(t:discarded "toy_box") end,
}
