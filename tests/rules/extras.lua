-- Rules 8.2a and 11.1.8a: attacks and loot plays in addition, for certain things only.
scenario "an extra attack on the monster deck is for the deck only" {
  cites = { "11.1.8a" },
  set = "../sets/attacks",
  players = { { name = "P1", items = { "tunnel_map" } }, { name = "P2" } },
  monsters = { "fly", "pooter" },
  deck = { monster = { "clotty", "dip" } },
  dice = { 6, 6 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    check(t:can("P1", "attack"))
    t.P1:attack("deck", { slot = 1 })  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t:discarded "dip")  check(not t:can("P1", "attack")) end,
}

scenario "with only an extra attack on the deck left, no monster can be attacked" {
  cites = { "11.1.8a" },
  set = "../sets/attacks",
  players = { { name = "P1", items = { "tunnel_map" } }, { name = "P2" } },
  monsters = { "fly", "pooter" },
  deck = { monster = { "clotty", "dip" } },
  dice = { 6, 6 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P1:declare_attack()  t:settle()
    t.P1:choose "pooter"  t:settle()
  end,
  expect = function(t) check(t:slot(2) == "pooter")  check(t:discarded "dip") end,
}

scenario "an extra attack is used before the attack of the turn, if it fits" {
  cites = { "11.1.8a" },
  set = "../sets/attacks",
  players = { { name = "P1", items = { "tunnel_map" } }, { name = "P2" } },
  monsters = { "fly", "pooter" },
  deck = { monster = { "dip" } },
  dice = { 6, 6 },
  play = function(t)
    t.P1:attack("deck", { slot = 2 })  t:settle()
    check(t:discarded "dip")
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(not t:can("P1", "attack")) end,
}

scenario "an extra attack comes back each turn, and is not for other players" {
  cites = { "11.1.8a" },
  set = "../sets/attacks",
  players = { { name = "P1", items = { "tunnel_map" } }, { name = "P2" } },
  monsters = { "fly", "pooter" },
  deck = { monster = { "dip", "clotty" } },
  dice = { 6, 6, 6, 6 },
  play = function(t)
    t.P1:attack("deck", { slot = 2 })  t:settle()
    t.P1:end_turn()  t:settle()
    t.P2:attack "fly"  t:settle()
    check(not t:can("P2", "attack"))
    t.P2:end_turn()  t:settle()
    t.P1:attack "pooter"  t:settle()
  end,
  expect = function(t) check(t:can("P1", "attack")) end,
}

scenario "two extra attacks on bosses" {
  cites = { "11.1.8a" },
  set = "../sets/attacks",
  players = { { name = "P1", items = { "bounty_list" } }, { name = "P2" } },
  monsters = { { "monstro", hp = 1 }, { "gurdy", hp = 1 }, "fly" },
  deck = { monster = { "dip", "pooter" } },
  dice = { 6, 6, 6 },
  play = function(t)
    t.P1:attack "monstro"  t:settle()
    t.P1:attack "gurdy"  t:settle()
    check(t:can("P1", "attack"))
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t)
    check(t.P1:has_soul "monstro")  check(t.P1:has_soul "gurdy")  check(not t:can("P1", "attack"))
  end,
}

scenario "no extra attack without a target that fits" {
  cites = { "11.1.8a" },
  set = "../sets/attacks",
  players = { { name = "P1", items = { "bounty_list" } }, { name = "P2" } },
  monsters = { "fly", "pooter" },
  dice = { 6 },
  play = function(t) t.P1:attack "fly"  t:settle() end,
  expect = function(t) check(not t:can("P1", "attack")) end,
}

scenario "an extra attack ends with the item that allows it" {
  cites = { "11.1.8a", "6.7.2" },
  set = "../sets/attacks",
  players = {
    { name = "P1", items = { "tunnel_map" } }, { name = "P2", items = { "the_d20" } },
  },
  monsters = { "fly", "pooter" },
  deck = { treasure = { "breakfast" } },
  dice = { 6 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    check(t:can("P1", "attack"))
    t.P1:pass()
    t.P2:activate("the_d20", "tunnel_map")  t:settle()
  end,
  expect = function(t) check(not t:can("P1", "attack")) end,
}

scenario "first edition: an extra attack that fizzles is not used" {
  rules = "classic",
  cites = { "11.1.8a", "11.8.1" },
  set = "../sets/attacks",
  players = { { name = "P1", items = { "bounty_list" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { { "monstro", hp = 1 }, { "gurdy", hp = 1 } },
  deck = { monster = { "fly", "dip" } },
  dice = { 6, 6 },
  play = function(t)
    t.P1:declare_attack()  t.P1:choose "monstro"
    t.P2:activate("mr_boom", "monstro")  t:settle()
    check(t.P1:has_soul "monstro")
    t.P1:attack "gurdy"  t:settle()
    check(t:can("P1", "attack"))
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t) check(t.P1:has_soul "gurdy")  check(t:discarded "fly")  check(not t:can("P1", "attack")) end,
}

scenario "an additional trinket needs no loot play, and other loot does" {
  cites = { "8.2a" },
  set = "../sets/attacks",
  players = {
    { name = "P1", items = { "charm_bracelet" }, hand = { "swallowed_penny", "curved_horn", "a_penny", "a_penny" } },
    { name = "P2" },
  },
  play = function(t)
    t.P1:play "a_penny"  t:settle()
    check(not t:can("P1", "a_penny"))
    t.P1:play "swallowed_penny"  t:settle()
  end,
  expect = function(t) check(t.P1:has "swallowed_penny")  check(not t:can("P1", "curved_horn")) end,
}

scenario "an additional trinket is used before the loot play of the turn" {
  cites = { "8.2a" },
  set = "../sets/attacks",
  players = {
    { name = "P1", items = { "charm_bracelet" }, hand = { "swallowed_penny", "a_penny" } }, { name = "P2" },
  },
  play = function(t)
    t.P1:play "swallowed_penny"  t:settle()
    t.P1:play "a_penny"  t:settle()
  end,
  expect = function(t) check(t.P1:has "swallowed_penny")  check(t.P1.coins == 1) end,
}

scenario "an additional trinket in the turn of another player" {
  cites = { "8.2a", "8.2" },
  set = "../sets/attacks",
  players = {
    { name = "P1" }, { name = "P2", items = { "charm_bracelet" }, hand = { "swallowed_penny", "a_penny" } },
  },
  play = function(t)
    t.P1:pass()
    check(not t:can("P2", "a_penny"))
    t.P2:play "swallowed_penny"  t:settle()
  end,
  expect = function(t) check(t.P2:has "swallowed_penny") end,
}

scenario "two effects allow two additional trinkets" {
  cites = { "8.2a", "6.7.1" },
  set = "../sets/attacks",
  players = {
    {
      name = "P1", loot_plays = 2,
      hand = { "bauble_bag", "bauble_bag", "swallowed_penny", "curved_horn", "cains_eye" },
    },
    { name = "P2" },
  },
  play = function(t)
    t.P1:play "bauble_bag#1"  t:settle()
    t.P1:play "bauble_bag"  t:settle()
    t.P1:play "swallowed_penny"  t:settle()
    t.P1:play "curved_horn"  t:settle()
  end,
  expect = function(t)
    check(t.P1:has "swallowed_penny")  check(t.P1:has "curved_horn")  check(not t:can("P1", "cains_eye"))
  end,
}

scenario "an extra attack on the deck is not used for a monster that must be attacked" {
  cites = { "11.1.8a", "11.1.4" },
  set = "../sets/attacks",
  players = { { name = "P1", items = { "tunnel_map" } }, { name = "P2", items = { "sore_thumb" } } },
  monsters = { "fly", "pooter", "fly" },
  deck = { monster = { "dip", "clotty" } },
  dice = { 6, 6, 6 },
  play = function(t)
    t.P1:attack "fly#1"  t:settle()
    check(t:can("P1", "end"))
    t.P1:attack("deck", { slot = 2 })  t:settle()
  end,
  expect = function(t) check(t:events "monster_died" == 2)  check(not t:can("P1", "attack")) end,
}
