-- Rulebook sections 15, 20.3 and 20.9: souls and winning, gaining and giving, copies.
scenario "four souls win, as soon as nothing resolves any more" {
  cites = { "15.2.1", "15.2.2", "13.2.5" },
  players = { { name = "P1", souls = { "pin", "gurdy", "war" } }, { name = "P2" } },
  monsters = { { "monstro", hp = 1 } },
  dice = { 4 },
  play = function(t)
    t.P1:attack "monstro"
    check(not t.over)
    t:settle()
  end,
  expect = function(t) check(t.over)  check(t.winner == "P1")  check(t.P1.souls == 4) end,
}

scenario "three souls do not win" {
  cites = { "15.2.1" },
  players = { { name = "P1", souls = { "pin", "gurdy" } }, { name = "P2" } },
  monsters = { { "monstro", hp = 1 } },
  dice = { 4 },
  play = function(t) t.P1:attack "monstro"  t:settle() end,
  expect = function(t) check(not t.over)  check(t.P1.souls == 3) end,
}

scenario "F117 two players with four souls tie" {
  cites = { "15.2.3" },
  players = {
    { name = "P1", souls = { "pin", "gurdy", "war", "monstro" } },
    { name = "P2", souls = { "greed", "envy", "famine", "lost_soul" } },
  },
  expect = function(t) check(t.over)  check(#t.winners == 2)  check(t.winner == nil) end,
}

scenario "F121 a bonus soul that is destroyed is gone for good" {
  cites = { "15.4.3", "15.1.6" },
  players = { { name = "P1", coins = 25, hand = { "tarot_judgement", "a_penny" }, loot_plays = 2 }, { name = "P2" } },
  bonus_souls = { "soul_of_greed" },
  play = function(t)
    check(t.P1.souls == 1)
    t.P1:play "tarot_judgement"  t:settle()
    check(t.P1.souls == 0)
    t.P1:play "a_penny"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 26)  check(t.P1.souls == 0)  check(t:events "soul_gained" == 1) end,
}

scenario "F170 a destroyed soul of a boss goes to the monster discard" {
  cites = { "15.1.6", "19.4.2" },
  players = { { name = "P1", hand = { "tarot_judgement" } }, { name = "P2", souls = { "monstro" } } },
  play = function(t) t.P1:play "tarot_judgement"  t:settle() end,
  expect = function(t) check(t:discard "monster" == "monstro")  check(t.P2.souls == 0) end,
}

scenario "a soul that was a loot card goes to the loot discard when it is destroyed" {
  cites = { "15.1.6", "19.4.2" },
  players = { { name = "P1", hand = { "tarot_judgement" } }, { name = "P2", souls = { "lost_soul" } } },
  play = function(t) t.P1:play "tarot_judgement"  t:settle() end,
  expect = function(t) check(t:discarded "lost_soul")  check(t.P2.souls == 0) end,
}

scenario "F149 a starting item that was a soul has no discard: it leaves the game" {
  cites = { "15.1.6", "19.4.2" },
  players = { { name = "P1", hand = { "tarot_judgement" } }, { name = "P2", souls = { "the_bone" } } },
  play = function(t) t.P1:play "tarot_judgement"  t:settle() end,
  expect = function(t) check(t.P2.souls == 0)  check(not t:discarded "the_bone")  check(not t:in_play "the_bone") end,
}

scenario "F127 a copy of an item that enters play with counters has them, and not those of the original" {
  cites = { "20.1.3", "20.9.1" },
  players = {
    { name = "P1", items = { "modeling_clay" } },
    { name = "P2", items = { { "the_dead_cat", counters = 3 } } },
  },
  play = function(t) t.P1:activate("modeling_clay", "the_dead_cat")  t:settle() end,
  expect = function(t) check(t:counters "modeling_clay" == 9)  check(t:counters "the_dead_cat#2" == 3) end,
}

scenario "F131 an item keeps its counters when it changes hands" {
  cites = { "20.1.2" },
  players = { { name = "P1", items = { "decoy" } }, { name = "P2", items = { { "the_dead_cat", counters = 4 } } } },
  play = function(t) t.P1:activate("decoy", "the_dead_cat")  t:settle() end,
  expect = function(t) check(t.P1:has "the_dead_cat")  check(t:counters "the_dead_cat" == 4) end,
}

scenario "Q21 two different effects on one gain both apply, each once" {
  cites = { "6.7.4", "6.7.5" },
  players = {
    { name = "P1", items = { "counterfeit_penny", "counterfeit_penny" }, hand = { "a_nickel" } },
    { name = "P2" },
  },
  play = function(t)
    t.P1:play "a_nickel"  t:settle()
    t.P1:choose "counterfeit_penny#1"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 7) end,
}

scenario "F123 an item that is stolen is not gained, one that is bought is" {
  cites = { "20.3.5", "12.4" },
  set = "../sets/probe",
  players = {
    { name = "P1", coins = 10, hand = { "thief" }, items = { "collector" } },
    { name = "P2", items = { "breakfast" } },
  },
  shop = { "dinner" },
  play = function(t)
    t.P1:play("thief", "breakfast")  t:settle()
    check(t.P1:has "breakfast")  check(t.P1.coins == 10)
    t.P1:buy "dinner"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P1.hp == 4) end,
}
