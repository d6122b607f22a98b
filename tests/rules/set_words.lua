-- Rule 6.11: words that sets declare.
scenario "a word does what it says at its place in the effect" {
  cites = { "6.11.1" },
  set = "../sets/workshop",
  players = { { name = "P1", items = { "bombard" } }, { name = "P2" } },
  monsters = { "clotty", "monstro" },
  play = function(t) t.P1:activate("bombard", "monstro")  t:settle() end,
  expect = function(t) check(t:hp "monstro" == 2)  check(t:hp "clotty" == 1) end,
}

scenario "a word waits for answers, and the effect continues with its result" {
  cites = { "6.11.1", "7.3" },
  set = "../sets/workshop",
  players = { { name = "P1", items = { "toll_gate" }, coins = 0 }, { name = "P2", coins = 3 } },
  play = function(t)
    t.P1:activate("toll_gate", "P2")  t:settle()
    t.P2:choose "yes"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2)  check(t.P2.coins == 1)  check(t.P2.hp == 2) end,
}

scenario "a word that did nothing says so" {
  cites = { "6.11.1" },
  set = "../sets/workshop",
  players = { { name = "P1", items = { "toll_gate" }, coins = 0 }, { name = "P2", coins = 1 } },
  play = function(t) t.P1:activate("toll_gate", "P2")  t:settle() end,
  expect = function(t) check(t.P1.coins == 0)  check(t.P2.coins == 1)  check(t.P2.hp == 1) end,
}

scenario "words call other words, for several players in turn order" {
  cites = { "6.11.1" },
  set = "../sets/workshop",
  players = {
    { name = "P1", hand = { "levy" }, coins = 0 }, { name = "P2", coins = 2 }, { name = "P3", coins = 2 },
    { name = "P4", coins = 0 },
  },
  play = function(t)
    t.P1:play "levy"  t:settle()
    t.P2:choose "no"  t:settle()
    t.P3:choose "yes"  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 1)  check(t.P2.coins == 2)  check(t.P3.coins == 1)
    check(t.P2.hp == 1)  check(t.P3.hp == 2)  check(t.P4.hp == 1)
  end,
}

scenario "a word that only looks can be a condition" {
  cites = { "6.11.1", "7.8" },
  set = "../sets/workshop",
  players = { { name = "P1", items = { "beggars_bowl" }, coins = 3 }, { name = "P2", items = { "beggars_bowl" }, coins = 2 } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(t.P2.coins == 5)
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 6) end,
}

scenario "a set that requires the set of a word uses it, also in its own words" {
  cites = { "6.11.2" },
  set = "../sets/apprentice",
  players = { { name = "P1", hand = { "petard" } }, { name = "P2" } },
  monsters = { "fly", "monstro" },
  play = function(t) t.P1:play("petard", "fly")  t:settle() end,
  expect = function(t) check(t:discarded "fly")  check(t:hp "monstro" == 2) end,
}

scenario "a card that is based on one of another set keeps the words of that set" {
  cites = { "6.11.2" },
  set = "../sets/apprentice",
  players = { { name = "P1", items = { "small_gate" }, coins = 0 }, { name = "P2", coins = 2 } },
  play = function(t)
    t.P1:activate("small_gate", "P2")  t:settle()
    t.P2:choose "yes"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2) end,
}

scenario "a copy uses the words of the copied card, for its own controller" {
  cites = { "6.11.2", "20.9.1" },
  set = "../sets/workshop",
  players = { { name = "P1", items = { "modeling_clay" }, coins = 0 }, { name = "P2", items = { "toll_gate" }, coins = 2 } },
  play = function(t)
    t.P1:activate("modeling_clay", "toll_gate")  t:settle()
    t.P1:end_turn()  t:settle()  t.P2:end_turn()  t:settle()
    t.P1:activate("toll_gate", "P2")  t:settle()
    t.P2:choose "yes"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2)  check(t.P2.coins == 0) end,
}

scenario "the effect belongs to who activated it, although the source is stolen in response" {
  cites = { "6.11.1", "5.2.9" },
  set = "../sets/workshop",
  players = {
    { name = "P1", items = { "toll_gate" }, coins = 0 },
    { name = "P2", hand = { "thief" }, loot_plays = 1, coins = 2 }, { name = "P3", coins = 2 },
  },
  play = function(t)
    t.P1:activate("toll_gate", "P3")
    t.P2:play("thief", "toll_gate")  t:settle()
    t.P3:choose "yes"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2)  check(t.P2:has "toll_gate")  check(t.P2.coins == 2) end,
}

scenario "a word does all it says although the source is destroyed in response" {
  cites = { "6.11.1", "5.2.9" },
  set = "../sets/workshop",
  players = { { name = "P1", items = { "bombard" } }, { name = "P2", hand = { "shatter" }, loot_plays = 1 } },
  monsters = { "clotty", "monstro" },
  play = function(t)
    t.P1:activate("bombard", "monstro")
    t.P2:play("shatter", "bombard")  t:settle()
  end,
  expect = function(t)
    check(t:discarded "bombard")  check(t:hp "monstro" == 2)  check(t:hp "clotty" == 1)
  end,
}

scenario "a word can make texts and numbers while the files are read" {
  cites = { "6.11.1" },
  set = "../sets/workshop",
  players = { { name = "P1", hand = { "purse" }, coins = 0 }, { name = "P2" } },
  play = function(t) t.P1:play "purse"  t:settle() end,
  expect = function(t) check(t.P1.coins == 4) end,
}

scenario "a word that rolls is continued once its die has left the stack, like the effect that calls it" {
  cites = { "6.11.1", "9.11" },
  set = "../sets/workshop",
  players = { { name = "P1", items = { "fruit_machine" }, coins = 0 }, { name = "P2" } },
  dice = { 5, 2 },
  play = function(t)
    t.P1:activate "fruit_machine"
    t:resolve()
    check(t.P1.coins == 0)
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5) end,
}

scenario "the rest of a word is carried out although the source is destroyed while its die is on the stack" {
  cites = { "6.11.1", "9.11" },
  set = "../sets/workshop",
  players = {
    { name = "P1", items = { "fruit_machine" }, coins = 0 }, { name = "P2", hand = { "shatter" }, loot_plays = 1 },
  },
  dice = { 3, 6 },
  play = function(t)
    t.P1:activate "fruit_machine"
    t:resolve()
    t.P2:play("shatter", "fruit_machine")  t:settle()
  end,
  expect = function(t) check(t:discarded "fruit_machine")  check(t.P1.coins == 6) end,
}

scenario "a word asks what happened before, for the effect or the value that calls it" {
  cites = { "6.11.1", "6.9.8" },
  set = "../sets/workshop",
  players = { { name = "P1", items = { "gauze" }, hand = { "base:bomb" } }, { name = "P2", items = { "gauze" } } },
  play = function(t)
    check(t:attack_of "P1" == 1)
    t.P1:play("base:bomb", "P1")  t:settle()
    check(t.P1.hp == 1)  check(t:attack_of "P1" == 2)  check(t:attack_of "P2" == 1)
    t.P1:activate "gauze"  t:settle()
    check(t.P1.coins == 1)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:attack_of "P1" == 1) end,
}
