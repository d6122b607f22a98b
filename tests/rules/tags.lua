-- Rule 3.6.9: tags, by which cards find each other.
scenario "a noun finds the objects with a tag, in play and under your control" {
  cites = { "3.6.9" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "crowbar", "whetstone", "abacus" } }, { name = "P2", items = { "crowbar" } } },
  monsters = { "clotty" },
  play = function(t)
    t.P1:activate("crowbar#1", "clotty")  t:settle()
  end,
  expect = function(t) check(t:discarded "clotty")  check(t.P1.coins > 0) end,
}

scenario "an event of an object with a tag is heard, of another it is not" {
  cites = { "3.6.9" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "crowbar", "whetstone", "the_d6" } }, { name = "P2" } },
  monsters = { "monstro" },
  play = function(t)
    t.P1:activate("crowbar", "monstro")  t:settle()
    check(t.P1.coins == 1)
  end,
  expect = function(t) check(t:events "coins_gained" == 1) end,
}

scenario "a search finds a card with the tag, and no other" {
  cites = { "3.6.9", "20.4.2" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "tool_box" } }, { name = "P2" } },
  deck = { treasure = { "abacus", "whetstone", "breakfast" } },
  play = function(t) t.P1:play "tool_box"  t:settle() end,
  expect = function(t) check(t.P1:has "whetstone")  check(not t.P1:has "abacus") end,
}

scenario "a continuous ability changes only what has the tag" {
  cites = { "3.6.9", "6.4.1" },
  set = "../sets/trials",
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "hound", "fly", "packmaster" },
  expect = function(t)
    check(t:attack_of "hound" == 2)  check(t:attack_of "fly" == 1)  check(t:attack_of "packmaster" == 1)
  end,
}

scenario "a copy has the tags of what it copies" {
  cites = { "3.6.9", "20.9.1" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "modeling_clay", "crowbar" } }, { name = "P2", items = { "whetstone" } } },
  monsters = { "monstro" },
  play = function(t)
    t.P1:activate("modeling_clay", "whetstone")  t:settle()
    t.P1:activate("crowbar", "monstro")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t:hp "monstro" == 2) end,
}

scenario "a tag stays when control changes" {
  cites = { "3.6.9", "20.3.2" },
  set = "../sets/trials",
  players = {
    { name = "P1", hand = { "thief" }, items = { "whetstone" } }, { name = "P2", items = { "crowbar" } },
  },
  monsters = { "monstro" },
  play = function(t)
    t.P1:play("thief", "crowbar")  t:settle()
    t.P1:activate("crowbar", "monstro")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t:hp "monstro" == 2) end,
}

scenario "what left play matches a noun by its last state, and a new object does not" {
  cites = { "3.6.9", "7.3", "Q71" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "inspector" } }, { name = "P2", items = { "crowbar", "abacus" } } },
  play = function(t) t.P1:activate("inspector", "crowbar")  t:settle() end,
  expect = function(t) check(t.P1.coins == 3)  check(t:discarded "crowbar") end,
}

scenario "an item without the tag does not match" {
  cites = { "3.6.9" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "inspector" } }, { name = "P2", items = { "crowbar", "abacus" } } },
  play = function(t) t.P1:activate("inspector", "abacus")  t:settle() end,
  expect = function(t) check(t.P1.coins == 0)  check(t:discarded "abacus") end,
}
