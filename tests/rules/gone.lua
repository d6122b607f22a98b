-- Ruling Q71: effects use an object that has left play as it last was (rules 7.7, 13.2.1).
scenario "a trigger on a monster's death sees the monster as it last was" {
  cites = { "13.2.2", "Q71" },
  set = "../sets/gone",
  players = { { name = "P1", items = { "mourner" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { { "fly", counters = 2 }, "dip" },
  play = function(t) t.P2:activate("mr_boom", "fly")  t:settle() end,
  expect = function(t) check(t.P1.coins == 3) end,  -- 2 counters, and 1 of the fly's rewards
}

scenario "a lasting trigger on a target's death triggers on no other death" {
  cites = { "13.2.2", "Q71" },
  set = "../sets/gone",
  players = { { name = "P1", items = { "contract" } }, { name = "P2", items = { "mr_boom" }, hand = { "bomb" }, loot_plays = 1 } },
  monsters = { "fly", { "dip", hp = 1 } },
  play = function(t)
    t.P1:activate("contract", "dip")  t:settle()
    t.P2:activate("mr_boom", "fly")  t:settle()
    check(t.P1.coins == 1)
    t.P2:play("bomb", "dip")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5) end,
}

scenario "an effect on rewards sees the counters of the dying monster" {
  cites = { "13.2.3", "Q71" },
  set = "../sets/gone",
  players = { { name = "P1", items = { "tithe" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { { "fly", counters = 2 } },
  play = function(t) t.P2:activate("mr_boom", "fly")  t:settle() end,
  expect = function(t) check(t.P1.coins == 3) end,
}

scenario "an item that left play still has its controller and its counters" {
  cites = { "7.7", "19.7.1", "Q71" },
  set = "../sets/gone",
  players = { { name = "P1", items = { "appraiser" }, hand = { "tarot_death" } }, { name = "P2", items = { { "breakfast", counters = 2 } } } },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(t.P2.coins == 2) end,
}

scenario "an action on an object that has left play does nothing and reports that" {
  cites = { "7.7", "Q71" },
  set = "../sets/gone",
  players = { { name = "P1", items = { { "breakfast", counters = 2 } }, hand = { "last_words" } }, { name = "P2" } },
  play = function(t)
    t.P1:play("last_words", "breakfast")
    t:resolve()
    t.P1:choose "yes"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2)  check(t:discarded "breakfast")  check(t:events "script_failed" == 0) end,
}

scenario "the killer of a player who died of a bomb is known" {
  cites = { "13.5.2", "13.1.4" },
  set = "../sets/gone",
  players = { { name = "P1", items = { "avenger", "grudge" }, hp = 1 }, { name = "P2", hand = { "bomb" }, loot_plays = 1, coins = 5 } },
  play = function(t) t.P2:play("bomb", "P1")  t:settle()  t.P1:choose "grudge"  t:settle() end,
  expect = function(t) check(t.P2.coins == 2)  check(t:events "player_died" == 1) end,
}

scenario "the killer of a player who was killed without damage is known" {
  cites = { "13.5.2", "20.6.1" },
  set = "../sets/gone",
  players = { { name = "P1", items = { "avenger", "grudge" } }, { name = "P2", hand = { "tarot_death" }, loot_plays = 1, coins = 9 } },
  play = function(t) t.P2:play("tarot_death", "P1")  t:settle()  t.P1:choose "grudge"  t:settle() end,
  expect = function(t) check(t.P2.coins == 3) end,
}

scenario "a player who dies of combat damage is killed by the monster, not by a player" {
  cites = { "13.5.2", "10.2.7" },
  set = "../sets/gone",
  players = { { name = "P1", items = { "avenger", "grudge" }, hp = 1, coins = 4 }, { name = "P2", coins = 9 } },
  monsters = { "fly" },
  dice = { 1 },
  play = function(t) t.P1:attack "fly"  t:settle()  t.P1:choose "grudge"  t:settle() end,
  expect = function(t) check(t.P2.coins == 9)  check(t.P1.coins == 4) end,  -- 1 gained from the fly's attack, 1 lost by dying
}

scenario "a monster that can't become a soul goes to discard" {
  cites = { "13.2.5", "6.7.3" },
  set = "../sets/gone",
  players = { { name = "P1", items = { "infidel" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { { "monstro", hp = 1 } },
  play = function(t) t.P2:activate("mr_boom", "monstro")  t:settle() end,
  expect = function(t) check(t:discarded "monstro")  check(t.P1.souls == 0) end,
}

-- Actions of effects are events, so they can be replaced (rules 1.2, 6.7.3).
scenario "a soul that is stolen is lost by one player and given to another, who does not gain it" {
  cites = { "6.6.7", "15.1.4", "20.3.3", "20.3.5" },
  set = "../sets/gone",
  players = { { name = "P1", items = { "moms_shovel" } }, { name = "P2", souls = { "pin" } } },
  play = function(t) t.P1:activate "moms_shovel"  t:settle() end,
  expect = function(t)
    check(t.P1:has_soul "pin")  check(t:events "soul_lost" == 1)
    check(t:events "soul_given" == 1)  check(t:events "soul_gained" == 0)
  end,
}

scenario "a player who gains no souls can steal one" {
  cites = { "6.7.3", "20.3.5" },
  set = "../sets/gone",
  players = { { name = "P1", items = { "moms_shovel", "infidel" } }, { name = "P2", souls = { "pin" } } },
  play = function(t) t.P1:activate "moms_shovel"  t:settle() end,
  expect = function(t) check(t.P1:has_soul "pin") end,
}

scenario "gaining an item as Eternal is a gain and can be replaced" {
  cites = { "6.7.3", "20.3.1" },
  set = "../sets/gone",
  players = { { name = "P1", items = { "ascetic" }, hand = { "heirloom" } }, { name = "P2" } },
  deck = { treasure = { "dinner" } },
  play = function(t) t.P1:play "heirloom"  t:settle() end,
  expect = function(t) check(t.P1.coins == 2)  check(not t.P1:has "dinner")  check(t:top "treasure" == "dinner") end,
}

scenario "joining an attack can be replaced" {
  cites = { "6.7.3", "6.8.8" },
  set = "../sets/gone",
  players = { { name = "P1", items = { "lone_wolf" } }, { name = "P2" } },
  monsters = { "rabble" },
  dice = { 2 },
  play = function(t) t.P1:attack "rabble"  t:settle() end,
  expect = function(t) check(t.P1.coins == 1)  check(t:discarded "rabble")  check(t:events "die_cast" == 1) end,
}

scenario "a lasting replacement with a roll affects its target" {
  cites = { "6.7.3", "6.8.7" },
  set = "../sets/gone",
  players = { { name = "P1", items = { "hex_doll" }, hand = { "a_penny" } }, { name = "P2" }, { name = "P3" } },
  dice = { 3 },
  play = function(t)
    t.P1:activate("hex_doll", "P3")  t:settle()
    t.P1:play "a_penny"  t:settle()
  end,
  expect = function(t) check(t.P3.coins == 1)  check(t.P2.coins == 0)  check(t.P1.coins == 0) end,
}

scenario "cancelling an attack can be replaced" {
  cites = { "6.7.3", "11.7.1" },
  set = "../sets/gone",
  players = { { name = "P1", items = { "stubborn" } }, { name = "P2", hand = { "truce" }, loot_plays = 1 } },
  monsters = { "fly" },
  dice = { 6 },
  play = function(t) t.P1:attack "fly"  t.P2:play "truce"  t:settle() end,
  expect = function(t) check(t.P1.coins == 2)  check(t:discarded "fly")  check(t:events "attack_cancelled" == 0) end,
}

scenario "a bonus soul whose gain is replaced is not tried again while its condition is met" {
  cites = { "15.4.2", "6.7.3" },
  set = "../sets/gone",
  players = { { name = "P1", items = { "infidel" }, coins = 24, hand = { "a_penny", "a_penny" }, loot_plays = 2 }, { name = "P2" } },
  bonus_souls = { "soul_of_greed" },
  play = function(t)
    t.P1:play "a_penny"  t:settle()
    check(t.P1.coins == 25)  check(t.P1.souls == 0)
    t.P1:play("a_penny")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 26)  check(t.P1.souls == 0)  check(t:events "script_failed" == 0) end,
}

-- With 25¢, Infidel replaces the gain. Without Infidel, P1 loses ¢ and then has 25¢ again.
scenario "a bonus soul whose gain was replaced is tried again when its condition is met anew" {
  cites = { "15.4.2", "6.7.3" },
  set = "../sets/gone",
  players = {
    { name = "P1", items = { "infidel" }, coins = 24, hand = { "a_penny", "pills_cents", "a_nickel" }, loot_plays = 3 },
    { name = "P2", hand = { "mallet" }, loot_plays = 1 },
  },
  bonus_souls = { "soul_of_greed" },
  dice = { 5 },
  play = function(t)
    t.P1:play "a_penny"  t:settle()
    t.P2:play("mallet", "infidel")  t:settle()
    t.P1:play "pills_cents"  t:settle()
    check(t.P1.coins == 21)  check(t.P1.souls == 0)
    t.P1:play "a_nickel"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 26)  check(t.P1.souls == 1) end,
}

scenario "an ability that triggers on a destroyed item finds its card in the discard pile" {
  cites = { "7.7a" },
  set = "../sets/gone",
  players = {
    { name = "P1", hand = { "mallet" }, items = { "ragpicker" }, coins = 3 },
    { name = "P2", items = { "dinner" } },
  },
  play = function(t)
    t.P1:play("mallet", "dinner")  t:settle()
    t.P1:choose(true)  t:settle()
  end,
  expect = function(t)
    check(t.P1:has "dinner")
    check(t.P1.coins == 2)
  end,
}

scenario "a card that was moved out of the discard pile in response is not found" {
  cites = { "7.7a" },
  set = "../sets/gone",
  players = {
    { name = "P1", hand = { "mallet" }, items = { "ragpicker" }, coins = 3 },
    { name = "P2", items = { "dinner" }, hand = { "rag_bag" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play("mallet", "dinner")  t:resolve()
    t.P1:pass()
    t.P2:play "rag_bag"  t:settle()
    t.P1:choose(true)  t:settle()
  end,
  expect = function(t)
    check(t:top "treasure" == "dinner")
    check(t.P1.coins == 3)
  end,
}

scenario "of two players who want the card, the one whose ability resolves first gets it" {
  cites = { "7.7a", "7.7" },
  set = "../sets/gone",
  players = {
    { name = "P1", hand = { "mallet" }, items = { "ragpicker" }, coins = 3 },
    { name = "P2", items = { "dinner" } },
    { name = "P3", items = { "modeling_clay" }, coins = 3 },
  },
  play = function(t)
    t.P1:pass()  t.P2:pass()
    t.P3:activate("modeling_clay", "ragpicker")  t:settle()
    t.P1:play("mallet", "dinner")  t:settle()
    t.P3:choose(true)  t:settle()
    t.P1:choose(true)  t:settle()
  end,
  expect = function(t)
    check(t.P3:has "dinner")
    check(t.P3.coins == 2)
    check(t.P1.coins == 3)
  end,
}
