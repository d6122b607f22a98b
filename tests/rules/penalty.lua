-- Rule 13.5.3a: abilities that change who pays the death penalty, who chooses the item, and who gets it.
scenario "a player gets the item of the death penalty instead of its destruction" {
  cites = { "13.5.3a", "20.3.2" },
  set = "../sets/things",
  players = {
    { name = "P1", hand = { "tarot_death" }, items = { "estate_agent" } },
    { name = "P2", coins = 3, items = { "meat", "dinner" } },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    t.P2:choose "dinner"  t:settle()
  end,
  expect = function(t)
    check(t.P1:has "dinner")  check(t.P2:has "meat")  check(t.P2.coins == 2)
    check(t:events "item_given" == 1)  check(t:events "item_gained" == 0)  check(t:events "destroyed" == 0)
  end,
}

scenario "an item that the player who pays would get stays" {
  cites = { "13.5.3a" },
  set = "../sets/things",
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2", coins = 3, items = { "grave_goods" } } },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t)
    check(t.P2:has "grave_goods")  check(t.P2.coins == 2)  check(t:events "item_given" == 0)
  end,
}

scenario "an item of the death penalty can be chosen at random: nobody is asked" {
  cites = { "13.5.3a" },
  set = "../sets/things",
  players = {
    { name = "P1", hand = { "tarot_death" } },
    { name = "P2", coins = 3, items = { "blind_fate", "meat", "dinner" } },
  },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(#t.P2.items == 2)  check(t.P2.coins == 2)  check(t:events "destroyed" == 1) end,
}

scenario "a player without items loses nothing at random" {
  cites = { "13.5.3a", "13.5.4" },
  set = "../sets/things",
  players = {
    { name = "P1", hand = { "tarot_death" }, items = { "blind_fate" } }, { name = "P2", coins = 3 },
  },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(t.P1:has "blind_fate")  check(t.P2.coins == 2) end,
}

scenario "another player pays the death penalty and chooses; the death is still that of the first player" {
  cites = { "13.5.3a", "13.5.5" },
  set = "../sets/things",
  players = {
    { name = "P1", coins = 5, items = { "whipping_boy" } },
    { name = "P2", character = "isaac", coins = 3, items = { "meat", "dinner" }, hand = { "tarot_death", "a_penny" } },
  },
  active = "P2",
  play = function(t)
    t.P2:play("tarot_death", "P1")  t:settle()
    t.P2:choose "meat"  t:settle()
  end,
  expect = function(t)
    check(not t.P1.alive)  check(t.P2.alive)  check(t.P1:has "whipping_boy")  check(t.P1.coins == 5)
    check(not t.P2:has "meat")  check(t.P2:has "dinner")  check(t.P2.coins == 2)  check(t.P2.loot == 0)
    check(not t:charged "isaac")  check(t.active == "P2")
  end,
}

scenario "another player pays, and the player who died chooses the item" {
  cites = { "13.5.3a" },
  set = "../sets/things",
  players = {
    { name = "P1", coins = 5, hand = { "tarot_death" }, items = { "long_arm" } },
    { name = "P2", coins = 3, items = { "meat", "dinner" } },
  },
  play = function(t)
    t.P1:play("tarot_death", "P1")  t:settle()
    t.P1:choose "dinner"  t:settle()
  end,
  expect = function(t) check(t.P2:has "meat")  check(not t.P2:has "dinner")  check(t.P1:has "long_arm") end,
}

scenario "two players who hand on each other's penalty: each ability applies once" {
  cites = { "13.5.3a", "6.7.4" },
  set = "../sets/things",
  players = {
    { name = "P1", coins = 5, hand = { "tarot_death" }, items = { "whipping_boy" } },
    { name = "P2", coins = 3, items = { "long_arm" } },
  },
  play = function(t) t.P1:play("tarot_death", "P1")  t:settle() end,
  expect = function(t) check(t.P1.coins == 4)  check(t.P2.coins == 3)  check(t.P1.items[1] == nil) end,
}

scenario "a changed death penalty also changes the loot and the ¢, and the item goes to the same player" {
  cites = { "13.5.3a" },
  set = "../sets/things",
  players = {
    { name = "P1", hand = { "tarot_death" }, items = { "shadow", "estate_agent" } },
    { name = "P2", coins = 3, items = { "meat", "dinner" }, hand = { "a_penny" } },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    t.P2:choose "estate_agent"  t:settle()
    t.P1:choose "dinner"  t:settle()
  end,
  expect = function(t)
    check(t.P1:has "dinner")  check(t.P1:holds "a_penny")  check(t.P1.coins == 1)  check(t.P2.coins == 2)
  end,
}

scenario "an eternal item is not part of a penalty that another player gets" {
  cites = { "13.5.3a", "6.8.1" },
  set = "../sets/things",
  players = {
    { name = "P1", hand = { "tarot_death" }, items = { "estate_agent" } },
    { name = "P2", character = "isaac", coins = 3, items = { "the_d6" } },
  },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(#t.P1.items == 1) end,
}
