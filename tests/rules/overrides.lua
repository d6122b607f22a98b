-- Cards that replace, change and take over cards of other sets are cards like all others.
scenario "a replaced card is meant by its id, and the card in its place is played" {
  cites = { "8.1" },
  set = "../sets/overrides",
  players = { { name = "P1", hand = { "bomb", "base:bomb" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "clotty", "monstro" },
  play = function(t)
    check(t.P1:holds "bomb")  check(t.P1:holds "firework")
    t.P1:play("bomb#1", "clotty")  t:settle()
    check(t:discarded "clotty")
    t.P1:play("firework", "monstro")  t:settle()
  end,
  expect = function(t)
    check(t:hp "monstro" == 2)  check(t:discarded "bomb")  check(t:discard "loot" == "firework")
  end,
}

scenario "a changed monster keeps what is not written: its name, evasion and ¢" {
  cites = { "3.6.3", "13.2.3" },
  set = "../sets/overrides",
  players = { { name = "P1", hand = { "firework" } }, { name = "P2" } },
  monsters = { "fly" },
  deck = { loot = { "a_penny" } },
  play = function(t)
    check(t:hp "fly" == 2)  check(t:evasion "fly" == 2)  check(t:attack_of "fly" == 1)
    t.P1:play("firework", "fly")  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t.P1.coins == 1)  check(t.P1:holds "a_penny") end,
}

scenario "a card that is based on another one is a card of its own, as its set has changed the other" {
  cites = { "3.6.1", "3.6.3" },
  set = "../sets/overrides",
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "fly", "bloat_fly" },
  dice = { 3 },
  play = function(t)
    check(t:hp "bloat_fly" == 2)  check(t:evasion "bloat_fly" == 4)  check(t:evasion "fly" == 2)
    t.P1:attack "bloat_fly"  t:resolve()  t:resolve()
    t:may_end_anywhere()
  end,
  expect = function(t) check(t:hp "bloat_fly" == 2)  check(t.P1.hp == 1) end,
}

scenario "a card that is based on another one has its roll table, and keeps its own charge" {
  cites = { "9.4", "6.3.2" },
  set = "../sets/overrides",
  players = { { name = "P1", items = { "golden_purse", "purse" } }, { name = "P2" } },
  dice = { 3, 4 },
  play = function(t)
    t.P1:activate "golden_purse"  t:settle()
    check(t.P1.coins == 1)  check(not t:charged "golden_purse")  check(t:charged "purse")
    t.P1:activate "purse"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3) end,
}

scenario "a field of the card that is based on another one counts: an eternal item can't be destroyed" {
  cites = { "6.8.1" },
  set = "../sets/overrides",
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2", items = { "golden_purse" } } },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(t.P2:has "golden_purse") end,
}

scenario "a copy of a card that replaces another one has its ability" {
  cites = { "20.9.1" },
  set = "../sets/overrides",
  players = { { name = "P1", items = { "modeling_clay" } }, { name = "P2", items = { "crate" } } },
  play = function(t)
    t.P1:activate("modeling_clay", "crate")  t:settle()
    t.P1:end_turn()  t:settle()  t.P2:end_turn()  t:settle()
    t.P1:activate "strongbox#1"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4) end,
}

scenario "a character starts with the item that replaces its own" {
  cites = { "2.3", "3.4.2" },
  set = "../sets/overrides",
  phase = "deal",
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "eve" } },
  play = function(t)
    t:settle()
    t.P1:activate "the_d6"  t:settle()
  end,
  expect = function(t) check(t.P1:has "the_d8")  check(t.P1.coins == 11) end,
}

scenario "a character of another set can be changed to start with an item of this set" {
  cites = { "2.3", "3.4.2" },
  set = "../sets/overrides",
  phase = "deal",
  players = { { name = "P1", character = "maggy" }, { name = "P2", character = "eve" } },
  play = function(t) t:settle() end,
  expect = function(t) check(t.P1:has "lucky_charm")  check(t.P1.max_hp == 4)  check(t.P2.max_hp == 2) end,
}

scenario "the characters of a ruleset start with replaced and changed items" {
  cites = { "21.2" },
  set = "../sets/overrides", rules = "with_isaac",
  phase = "deal",
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t) t:settle() end,
  expect = function(t) check(t:in_play "isaac")  check(t:in_play "maggy")  check(t:in_play "the_d8") end,
}
