-- Rule 7.3.1: descriptions that ask anything that can be seen.
scenario "only an object that meets the condition can be the target" {
  cites = { "7.3.1" },
  set = "../sets/trials",
  players = {
    { name = "P1", hand = { "prune" }, items = { { "breakfast", counters = 1 }, { "ledger", counters = 2 } } },
    { name = "P2" },
  },
  play = function(t) t.P1:play("prune", "ledger")  t:settle() end,
  expect = function(t) check(t:discarded "ledger")  check(t.P1:has "breakfast") end,
}

scenario "loot without a target can't be played" {
  cites = { "7.3.1", "7.3" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "prune" }, items = { { "breakfast", counters = 1 } } }, { name = "P2" } },
  play = function(t) t:settle() end,
  expect = function(t) check(not t:can("P1", "play prune")) end,
}

scenario "the target is checked again on resolution" {
  cites = { "7.3.1", "7.11" },
  set = "../sets/trials",
  players = {
    { name = "P1", hand = { "prune" }, items = { { "scribe", counters = 2 } } },
    { name = "P2", hand = { "scrape" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play("prune", "scribe")
    t.P2:play("scrape", "scribe")  t:settle()
  end,
  expect = function(t) check(t.P1:has "scribe") end,
}

scenario "a trigger asks about the player whom the event happens to" {
  cites = { "7.3.1" },
  set = "../sets/trials",
  players = {
    { name = "P1", coins = 2, items = { "jealousy" }, hand = { "a_penny" } },
    { name = "P2", coins = 3, hand = { "a_penny" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play "a_penny"  t:settle()
    check(t.P1.coins == 3)
    t.P1:pass()  t.P2:play "a_penny"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4)  check(t.P2.coins == 4) end,
}

scenario "the controller of the object is `you`, also after it was stolen" {
  cites = { "7.3.1", "19.7.1" },
  set = "../sets/trials",
  players = {
    { name = "P1", coins = 5, items = { "jealousy" }, hand = { "a_penny" } },
    { name = "P2", coins = 3, hand = { "thief" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:pass()  t.P2:play("thief", "jealousy")  t:settle()
    t.P1:play "a_penny"  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 4) end,
}

scenario "a number that depends on it changes at once" {
  cites = { "7.3.1" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "banner" }, hand = { "zap" } }, { name = "P2" } },
  monsters = { "leaper", "fly" },
  play = function(t)
    check(t:attack_of "leaper" == 1)
    t.P1:play("zap", "leaper")  t:settle()
  end,
  expect = function(t) check(t:attack_of "leaper" == 2)  check(t:attack_of "fly" == 1) end,
}

scenario "things on the stack" {
  cites = { "7.3.1", "7.4" },
  set = "../sets/trials",
  players = {
    { name = "P1", coins = 5, hand = { "a_penny" } }, { name = "P2", coins = 4, hand = { "hush", "a_penny" }, loot_plays = 2 },
  },
  play = function(t)
    t.P1:play "a_penny"
    t.P2:play("hush", "a_penny")  t:settle()
    t.P1:pass()  t.P2:play "a_penny"
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5)  check(t.P2.coins == 5) end,
}

scenario "what died is asked as it was" {
  cites = { "7.3.1", "7.7" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "gravedigger" }, hand = { "zap", "zap" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "horf", "fly" },
  play = function(t)
    t.P1:play("zap", "fly")  t:settle()
    check(t.P1.loot == 1)
    t.P1:play("zap", "horf")  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 1) end,
}
