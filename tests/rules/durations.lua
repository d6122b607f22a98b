-- The durations of notes, copies and shields (rules 6.7.7, 10.4.2, 20.9.1, 20.10.1b, ruling Q90).
scenario "a note for the next roll ends as that roll resolves" {
  cites = { "20.10.1b", "Q90" },
  set = "../sets/trials",
  players = { { name = "P1", coins = 1, items = { "chalk_mark", "big_die" } }, { name = "P2" } },
  monsters = { "horf" }, dice = { 1, 6 },
  play = function(t)
    t.P1:activate("chalk_mark", 1, "P1")  t:settle()
    check(t:attack_of "P1" == 2)
    t.P1:attack "horf"
    check(t:attack_of "P1" == 2)
    t:resolve()
    check(t:attack_of "P1" == 1)
    t:settle()
  end,
  expect = function(t) check(t:attack_of "P1" == 1) end,
}

scenario "a note for the next roll lasts beyond the turn in which nobody rolls" {
  cites = { "20.10.1b" },
  set = "../sets/trials",
  players = { { name = "P1", coins = 1, items = { "chalk_mark" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate("chalk_mark", 1, "P2")  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:attack_of "P2" == 2) end,
}

scenario "a note for an attack ends with it, and without an attack nothing is noted" {
  cites = { "20.10.1b" },
  set = "../sets/trials",
  players = { { name = "P1", coins = 4, items = { "chalk_mark" } }, { name = "P2" } },
  monsters = { "fatty" }, dice = { 6, 6, 6, 6 },
  play = function(t)
    t.P1:activate("chalk_mark", 2, "P2")  t:settle()
    check(t:attack_of "P2" == 1)
    t.P1:attack "fatty"
    t.P1:activate("chalk_mark", 2, "P2")  t:resolve()
    check(t:attack_of "P2" == 2)
    t:settle()
  end,
  expect = function(t) check(t:attack_of "P2" == 1) end,
}

scenario "a later note takes the place of one for the next roll, and stays" {
  cites = { "20.10.1b" },
  set = "../sets/trials",
  players = { { name = "P1", coins = 2, items = { "chalk_mark" } }, { name = "P2" } },
  monsters = { "horf" }, dice = { 6 },
  play = function(t)
    t.P1:activate("chalk_mark", 1, "P1")  t:settle()
    t.P1:activate("chalk_mark", 1, "P2")  t:settle()
    check(t:attack_of "P1" == 1)  check(t:attack_of "P2" == 2)
    t.P1:attack "horf"  t:settle()
  end,
  expect = function(t) check(t:attack_of "P1" == 1)  check(t:attack_of "P2" == 1) end,
}

scenario "a note for the next roll ends if that roll is on the stack while the item changes hands" {
  cites = { "20.10.1b" },
  set = "../sets/trials",
  players = {
    { name = "P1", coins = 1, items = { "chalk_mark" } }, { name = "P2", hand = { "thief" }, loot_plays = 1 },
  },
  monsters = { "horf" }, dice = { 6 },
  play = function(t)
    t.P1:activate("chalk_mark", 1, "P2")  t:settle()
    t.P1:attack "horf"
    t.P1:pass()
    t.P2:play("thief", "chalk_mark")  t:resolve()
    check(t:attack_of "P2" == 2)
    t:settle()
  end,
  expect = function(t) check(t.P2:has "chalk_mark")  check(t:attack_of "P2" == 1) end,
}

scenario "a copy for the next roll is its own card again after that roll" {
  cites = { "20.9.1", "Q90" },
  set = "../sets/trials",
  players = {
    { name = "P1", items = { "blade", "big_die" }, hand = { "quick_change" } }, { name = "P2", items = { "dinner" } },
  },
  monsters = { "horf" }, dice = { 6 },
  play = function(t)
    t.P1:play("quick_change", "blade", "dinner")  t:settle()
    check(t.P1.max_hp == 3)
    t.P1:attack "horf"  t:settle()
  end,
  expect = function(t) check(t.P1:has "blade")  check(t.P1.max_hp == 2) end,
}

scenario "a copy for the next roll waits for it beyond the turn" {
  cites = { "20.9.1" },
  set = "../sets/trials",
  players = {
    { name = "P1", items = { "blade" }, hand = { "quick_change" } }, { name = "P2", items = { "dinner" } },
  },
  play = function(t)
    t.P1:play("quick_change", "blade", "dinner")  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1.max_hp == 3) end,
}

scenario "a shield till the next roll is gone after a roll" {
  cites = { "10.4.2", "Q90" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "lucky_charm", "bomb" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "horf" }, dice = { 6 },
  play = function(t)
    t.P1:play("lucky_charm", "P2")  t:settle()
    t.P1:attack "horf"  t:settle()
    t.P1:play("bomb", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 1) end,
}

scenario "a shield till the next roll prevents damage before it, once" {
  cites = { "10.4.2" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "lucky_charm", "bomb", "bomb" }, loot_plays = 3 }, { name = "P2" } },
  play = function(t)
    t.P1:play("lucky_charm", "P2")  t:settle()
    t.P1:play("bomb", "P2")  t:settle()
    check(t.P2.hp == 2)
    t.P1:play("bomb", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 1) end,
}

scenario "a shield till your next turn lasts for a round" {
  cites = { "10.4.2", "4.6.2" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "long_watch" } }, { name = "P2", hand = { "bomb" } } },
  play = function(t)
    t.P1:play("long_watch", "P1")  t:settle()
    t.P1:end_turn()  t:settle()
    t.P2:play("bomb", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2) end,
}

scenario "a cancelled loot makes no shield" {
  cites = { "10.4.2", "5.2.7" },
  set = "../sets/trials",
  players = {
    { name = "P1", coins = 5, hand = { "lucky_charm", "bomb" }, loot_plays = 2 },
    { name = "P2", hand = { "hush" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play("lucky_charm", "P1")  t.P1:pass()
    t.P2:play("hush", "lucky_charm")  t:settle()
    t.P1:play("bomb", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1) end,
}
