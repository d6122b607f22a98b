-- Rule 6.11.3: keywords that sets declare.
scenario "a keyword gives the card its abilities" {
  cites = { "6.11.3" },
  set = "../sets/workshop",
  players = { { name = "P1", items = { "spring" }, coins = 0 }, { name = "P2" } },
  play = function(t)
    t.P1:activate "spring"  t:settle()
    check(t:charged "spring")
    t.P1:activate "spring"  t:settle()
  end,
  expect = function(t) check(not t:charged "spring")  check(t.P1.coins == 2) end,
}

scenario "a card that only has a keyword has all of its abilities" {
  cites = { "6.11.3", "10.1.1" },
  set = "../sets/workshop",
  players = { { name = "P1", coins = 10 }, { name = "P2" } },
  shop = { "strongbox" },
  play = function(t) t.P1:buy "strongbox"  t:settle() end,
  expect = function(t) check(t.P1.max_hp == 3)  check(t.P1.coins == 2) end,
}

scenario "a card may have keywords of a set that its set requires, and several of them" {
  cites = { "6.11.3" },
  set = "../sets/apprentice",
  players = { { name = "P1", items = { "quick_box" }, coins = 0 }, { name = "P2" } },
  play = function(t) t.P1:activate "quick_box"  t:settle() end,
  expect = function(t) check(t:charged "quick_box")  check(t.P1.max_hp == 3)  check(t.P1.coins == 1) end,
}

scenario "a card that is based on another one keeps its abilities and adds those of its keyword" {
  cites = { "6.11.3" },
  set = "../sets/apprentice",
  players = { { name = "P1", items = { "long_breakfast" } }, { name = "P2" } },
  expect = function(t) check(t.P1.max_hp == 4) end,
}

scenario "a card that is based on one with a keyword has its abilities" {
  cites = { "6.11.3" },
  set = "../sets/apprentice",
  players = { { name = "P1", coins = 10 }, { name = "P2" } },
  shop = { "old_strongbox" },
  play = function(t) t.P1:buy "old_strongbox"  t:settle() end,
  expect = function(t) check(t.P1.max_hp == 3)  check(t.P1.coins == 2) end,
}

scenario "a copy has the abilities of the keywords of the copied card, and loses them with the copy" {
  cites = { "6.11.3", "20.9.1" },
  set = "../sets/workshop",
  players = { { name = "P1", items = { "modeling_clay" }, coins = 0 }, { name = "P2", items = { "strongbox" } } },
  play = function(t)
    check(t.P1.max_hp == 2)
    t.P1:activate("modeling_clay", "strongbox")  t:settle()
  end,
  expect = function(t) check(t.P1.max_hp == 3)  check(t.P2.max_hp == 3)  check(t.P1.coins == 0) end,
}

scenario "the abilities of a keyword follow the controller of the card" {
  cites = { "6.11.3", "19.7.1" },
  set = "../sets/workshop",
  players = { { name = "P1", hand = { "thief" }, coins = 0 }, { name = "P2", items = { "strongbox" } } },
  play = function(t) t.P1:play("thief", "strongbox")  t:settle() end,
  expect = function(t) check(t.P1.max_hp == 3)  check(t.P2.max_hp == 2)  check(t.P1.coins == 0) end,
}

scenario "an ability of a keyword resolves although its card is destroyed in response" {
  cites = { "6.11.3", "5.2.9" },
  set = "../sets/workshop",
  players = { { name = "P1", coins = 10 }, { name = "P2", hand = { "shatter" }, loot_plays = 1 } },
  shop = { "strongbox" },
  play = function(t)
    t.P1:buy "strongbox"
    t:resolve()
    t.P2:play("shatter", "strongbox")  t:settle()
  end,
  expect = function(t) check(t:discarded "strongbox")  check(t.P1.coins == 2)  check(t.P1.max_hp == 2) end,
}
