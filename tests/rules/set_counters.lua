-- Rule 20.1.7: kinds of counters that sets add.
scenario "an object with such a counter has what the counter does" {
  cites = { "20.1.7" },
  set = "../sets/counting",
  players = { { name = "P1", hand = { "venom" } }, { name = "P2" } },
  monsters = { "fatty", "fly" },
  play = function(t)
    local before = t:attack_of "fatty"
    t.P1:play("venom", "fatty")  t:settle()
    check(t:attack_of "fatty" == before - 1)
    check(t:attack_of "fly" == 1)
  end,
  expect = function(t) check(t:counters "fatty" == 1) end,
}

scenario "several counters of a kind count, and their trigger is one" {
  cites = { "20.1.7" },
  set = "../sets/counting",
  players = { { name = "P1", hand = { "strong_venom" } }, { name = "P2" } },
  monsters = { "fatty", "fly" },
  play = function(t)
    t.P1:play("strong_venom", "fatty")  t:settle()
    check(t:attack_of "fatty" == 0)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:discarded "fatty")  check(not t:discarded "fly") end,
}

scenario "without its counters the object loses it" {
  cites = { "20.1.7" },
  set = "../sets/counting",
  players = { { name = "P1", hand = { "strong_venom", "antidote" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "fatty", "fly" },
  play = function(t)
    check(not t:can("P1", "play antidote"))
    t.P1:play("strong_venom", "fatty")  t:settle()
    t.P1:play("antidote", "fatty")  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(not t:discarded "fatty")  check(t:counters "fatty" == 1) end,
}

scenario "it ends with the object" {
  cites = { "20.1.7", "20.1.2" },
  set = "../sets/counting",
  players = { { name = "P1", hand = { "venom", "bomb" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "fly", "fatty" },
  play = function(t)
    t.P1:play("venom", "fly")  t:settle()
    t.P1:play("bomb", "fly")  t:settle()
  end,
  expect = function(t) check(t:discarded "fly") end,
}

scenario "triggers and nouns ask for the kind" {
  cites = { "20.1.7" },
  set = "../sets/counting",
  players = { { name = "P1", items = { "clockwork" }, coins = 2, hand = { "venom" } }, { name = "P2" } },
  monsters = { "fatty", "fly" },
  play = function(t)
    t.P1:activate "clockwork#1"  t:settle()
    check(not t:can("P1", "activate clockwork#2"))
    t.P1:play("venom", "fatty")  t:settle()
    check(t.P1.coins == 3)
    t.P1:end_turn()  t:settle()
    t.P2:end_turn()  t:settle()
    t.P1:activate "clockwork#1"  t:settle()
    t.P1:activate("clockwork", "clockwork")  t:settle()
  end,
  expect = function(t) check(t:charged "clockwork")  check(t:counters "clockwork" == 2) end,
}

scenario "a stolen object keeps its counters and what they do" {
  cites = { "20.1.7", "20.1.2" },
  set = "../sets/counting",
  players = { { name = "P1", items = { "clockwork" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate "clockwork"  t:settle()
  end,
  expect = function(t) check(t:counters "clockwork" == 1) end,
}

-- ---- Rule 20.1.8: the counters of an object that left play
scenario "an item that was destroyed as its own cost has the counters that it had" {
  cites = { "20.1.8", "20.9.4" },
  set = "../sets/counting",
  players = { { name = "P1", items = { "venom_sac" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate "venom_sac#1"  t:settle()
    check(t:counters "venom_sac" == 3)
    t.P1:activate "venom_sac"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2)  check(t:discarded "venom_sac") end,
}

scenario "each kind is counted on its own" {
  cites = { "20.1.8" },
  set = "../sets/counting",
  players = { { name = "P1", hand = { "autopsy" } }, { name = "P2", items = { "venom_sac" } } },
  play = function(t)
    t.P2:activate "venom_sac#1"  t:settle()
    t.P1:play("autopsy", "venom_sac")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5) end,
}

scenario "an object without counters of that kind had none" {
  cites = { "20.1.8" },
  set = "../sets/counting",
  players = {
    { name = "P1", hand = { "autopsy" } }, { name = "P2", items = { { "venom_sac", counters = 4 } } },
  },
  play = function(t) t.P1:play("autopsy", "venom_sac")  t:settle() end,
  expect = function(t) check(t.P1.coins == 0)  check(t:discarded "venom_sac") end,
}

scenario "a noun finds what had a counter of that kind as it left" {
  cites = { "20.1.8", "7.3.1" },
  set = "../sets/counting",
  players = {
    { name = "P1", items = { "obituary" }, hand = { "autopsy", "autopsy" }, loot_plays = 2 },
    { name = "P2", items = { "venom_sac", "clockwork" } },
  },
  play = function(t)
    t.P2:activate "clockwork"  t:settle()
    t.P1:play("autopsy", "clockwork")  t:settle()
    check(t.P1.coins == 5)
    t.P1:play("autopsy", "venom_sac")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5) end,
}

scenario "a copy that left play had its own counters, not those of what it copied" {
  cites = { "20.1.8", "20.9.1" },
  set = "../sets/counting",
  players = {
    { name = "P1", items = { "trials:facsimile" }, hand = { "autopsy" } }, { name = "P2", items = { "venom_sac" } },
  },
  play = function(t)
    t.P2:activate "venom_sac#1"  t:settle()
    t.P1:activate("trials:facsimile", "venom_sac")  t:settle()
    t.P1:play("autopsy", "venom_sac#1")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t:counters "venom_sac" == 3) end,
}

scenario "a stolen item had the counters that it got under both controllers" {
  cites = { "20.1.8", "20.3.2" },
  set = "../sets/counting",
  players = {
    { name = "P1", hand = { "trials:thief", "autopsy" }, loot_plays = 2 }, { name = "P2", items = { "clockwork" } },
  },
  play = function(t)
    t.P2:activate "clockwork"  t:settle()
    t.P1:play("trials:thief", "clockwork")  t:settle()
    check(t.P1:has "clockwork")
    t.P1:play("autopsy", "clockwork")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3) end,
}
