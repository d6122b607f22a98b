-- Rule 10.1.11: stats that sets declare.
scenario "a player has the start of a stat, and what effects add to it" {
  cites = { "10.1.11" },
  set = "../sets/measures",
  players = { { name = "P1", items = { "horseshoe" }, coins = 1 }, { name = "P2" } },
  play = function(t) t.P1:activate "horseshoe"  t:settle() end,
  expect = function(t) check(t.P1.coins == 3) end,
}

scenario "a character may print the stat of its player" {
  cites = { "10.1.11" },
  set = "../sets/measures",
  players = { { name = "P1", character = "gambler", items = { "horseshoe" }, coins = 1 }, { name = "P2" } },
  play = function(t) t.P1:activate "horseshoe"  t:settle() end,
  expect = function(t) check(t.P1.coins == 6) end,
}

scenario "a stolen item changes the stat of its new controller" {
  cites = { "10.1.11", "20.3.2" },
  set = "../sets/measures",
  players = {
    { name = "P1", items = { "rabbit_foot" }, coins = 1, hand = { "trials:thief" } },
    { name = "P2", items = { "horseshoe" } },
  },
  play = function(t)
    check(not t:can("P1", "activate rabbit_foot"))
    t.P1:play("trials:thief", "horseshoe")  t:settle()
    t.P1:activate "rabbit_foot"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 1) end,
}

scenario "a copy adds to a stat, too, and has the stats that are printed on what it copies" {
  cites = { "10.1.11", "20.9.1" },
  set = "../sets/measures",
  players = {
    { name = "P1", items = { "horseshoe", "mimic" }, coins = 2 }, { name = "P2", items = { "yardstick" } },
  },
  play = function(t)
    t.P1:activate("mimic", "yardstick")  t:settle()
    t.P1:activate "yardstick#1"  t:settle()
    check(t.P1.coins == 5)
    t.P1:activate "horseshoe"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 7) end,
}

scenario "two copies of an item add twice" {
  cites = { "10.1.11", "20.9.1" },
  set = "../sets/measures",
  players = { { name = "P1", items = { "horseshoe", "mimic" }, coins = 1 }, { name = "P2" } },
  play = function(t)
    t.P1:activate("mimic", "horseshoe")  t:settle()
    t.P1:activate "horseshoe#1"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5) end,
}

scenario "a stat is at most what an effect says, after all additions" {
  cites = { "10.1.11", "10.1.10" },
  set = "../sets/measures",
  players = {
    { name = "P1", items = { "horseshoe" }, coins = 1 }, { name = "P2", items = { "black_cat" } },
  },
  play = function(t) t.P1:activate "horseshoe"  t:settle() end,
  expect = function(t) check(t.P1.coins == 1) end,
}

scenario "a stat that is set takes the place of the printed one, and additions apply after it" {
  cites = { "10.1.11", "10.1.10" },
  set = "../sets/measures",
  players = { { name = "P1", character = "gambler", items = { "horseshoe" }, coins = 1, hand = { "charm" } }, { name = "P2" } },
  play = function(t)
    t.P1:play("charm", "P1")  t:settle()
    t.P1:activate "horseshoe"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 7) end,
}

scenario "a stat is never less than 0" {
  cites = { "10.1.11" },
  set = "../sets/measures",
  players = { { name = "P1", items = { "horseshoe" }, coins = 3, hand = { "jinx" } }, { name = "P2" } },
  play = function(t)
    t.P1:play("jinx", "P1")  t:settle()
    t.P1:activate "horseshoe"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2) end,
}

scenario "a cancelled effect does not change a stat" {
  cites = { "10.1.11", "5.2.7" },
  set = "../sets/measures",
  players = {
    { name = "P1", items = { "horseshoe" }, coins = 1, hand = { "jinx" } }, { name = "P2", hand = { "butter_bean" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play("jinx", "P1")
    t.P1:pass()
    t.P2:play("butter_bean", "jinx")  t:settle()
    t.P1:activate "horseshoe"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3) end,
}

scenario "objects have the stats that they print, others have the start" {
  cites = { "10.1.11" },
  set = "../sets/measures",
  players = { { name = "P1", items = { "magnifier" }, coins = 2, hand = { "swelling" } }, { name = "P2" } },
  monsters = { "fatty", "fly" },
  play = function(t)
    check(not t:can("P1", "activate magnifier"))
    t.P1:play("swelling", "fatty")  t:settle()
    t.P1:activate("magnifier", "fatty")  t:settle()
  end,
  expect = function(t) check(t:hp "fatty" == 3)  check(t:hp "fly" == 1) end,
}

scenario "a monster has the stat that it prints, and what effects add to it" {
  cites = { "10.1.11" },
  set = "../sets/measures",
  players = { { name = "P1", items = { "magnifier" }, coins = 1 }, { name = "P2" } },
  monsters = { "juggernaut", "fly" },
  play = function(t) t.P1:activate("magnifier", "juggernaut")  t:settle() end,
  expect = function(t) check(t:hp "juggernaut" == 2) end,
}

scenario "an object that left play has the stats that it had" {
  cites = { "10.1.11" },
  set = "../sets/measures",
  players = {
    { name = "P1", items = { "magnifier" }, hand = { "weighing", "swelling" }, loot_plays = 2 }, { name = "P2" },
  },
  monsters = { "fatty", "fly" },
  play = function(t)
    t.P1:play("swelling", "fatty")  t:settle()
    t.P1:play("weighing", "fatty")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3)  check(t:discarded "fatty") end,
}

scenario "what was printed on a departed object is still known" {
  cites = { "10.1.11" },
  set = "../sets/measures",
  players = { { name = "P1", hand = { "weighing" } }, { name = "P2", items = { "yardstick" } } },
  play = function(t) t.P1:play("weighing", "yardstick")  t:settle() end,
  expect = function(t) check(t.P1.coins == 4) end,
}

scenario "a dead monster has the stats that it had" {
  cites = { "10.1.11", "13.2.4" },
  set = "../sets/measures",
  players = { { name = "P1", items = { "magnifier" }, coins = 0, hand = { "trials:slay" } }, { name = "P2" } },
  monsters = { "juggernaut", "fly" },
  play = function(t) t.P1:play("trials:slay", "juggernaut")  t:settle() end,
  expect = function(t) check(t.P1.coins == 5)  check(t:discarded "juggernaut") end,
}
