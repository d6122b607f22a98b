scenario "a player must attack the monster deck in their next turn" {
  cites = { "11.1.4", "6.7.12" },
  set = "../sets/attacks",
  players = { { name = "P1", hand = { "open_the_gate" } }, { name = "P2" } },
  monsters = { "fly" },
  deck = { monster = { "dip" } },
  play = function(t)
    t.P1:play("open_the_gate", "P2")  t:settle()
    check(t:can("P1", "end the turn"))
    t.P1:end_turn()  t:settle()
    check(t:why_not("P2", "end") == "11.1.4")
    t.P2:declare_attack()  t:settle()
    t:may_end_anywhere()
  end,
  expect = function(t)
    check(t:events "attack_declared_on" == 1)
    check(t.question == "cover_slot")
  end,
}

scenario "the monster deck is one target although two effects force an attack on it" {
  cites = { "11.1.4", "7.3" },
  set = "../sets/attacks",
  players = { { name = "P1", hand = { "open_the_gate" } }, { name = "P2" } },
  monsters = { "fly", "fatty" },
  deck = { monster = { "ambush", "dip" } },
  play = function(t)
    t.P1:play("open_the_gate", "P2")  t:settle()
    t.P1:end_turn()  t:settle()
    t.P2:declare_attack()  t:settle()
    t.P2:choose "fly"  t:settle()
    check(t:why_not("P2", "end") == "11.1.4")
    t.P2:declare_attack()  t:settle()
    t:may_end_anywhere()
  end,
  expect = function(t) check(t.question == "cover_slot") end,
}

scenario "the demand for an attack on the monster deck waits while the deck can't be attacked" {
  cites = { "11.1.4", "1.2" },
  set = "../sets/attacks",
  players = { { name = "P1", hand = { "open_the_gate" } }, { name = "P2", items = { "barred_gate" } } },
  monsters = { "fly" },
  play = function(t)
    t.P1:play("open_the_gate", "P2")  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:can("P2", "end the turn")) end,
}

scenario "monsters in slots can be attacked although the monster deck can't be" {
  cites = { "1.2" },
  set = "../sets/attacks",
  players = { { name = "P1" }, { name = "P2", items = { "barred_gate" } } },
  monsters = { "fly", "dip" },
  dice = { 6 },
  play = function(t)
    t.P1:declare_attack()  t:settle()
    check(not t:can("P1", "the monster deck"))
    t.P1:choose "fly"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly") end,
}

scenario "loot cards of a kind can't be played, and others can" {
  cites = { "8.1", "1.2" },
  set = "../sets/attacks",
  players = { { name = "P1", hand = { "swallowed_penny", "bomb" } }, { name = "P2", items = { "shop_bell" } } },
  expect = function(t)
    check(t:why_not("P1", "play", "swallowed_penny") == "1.2")
    check(t:can("P1", "play bomb"))
  end,
}

scenario "a copy of the item forbids the same to others than its own player" {
  cites = { "8.1", "20.9.1" },
  set = "../sets/attacks",
  players = {
    { name = "P1", hand = { "swallowed_penny" }, items = { "modeling_clay" } },
    { name = "P2", items = { "shop_bell" }, hand = { "swallowed_penny" }, loot_plays = 1 },
  },
  play = function(t)
    check(t:why_not("P2", "play", "swallowed_penny") ~= "1.2")
    t.P1:activate("modeling_clay", "shop_bell")  t:settle()
  end,
  expect = function(t)
    check(t:why_not("P1", "play", "swallowed_penny") == "1.2")
    check(t:why_not("P2", "play", "swallowed_penny") == "1.2")
  end,
}

scenario "what can't be bought is not offered" {
  cites = { "12.2" },
  set = "../sets/attacks",
  players = { { name = "P1", coins = 10 }, { name = "P2", items = { "shop_bell" } } },
  shop = { "guppys_head", "dinner" },
  play = function(t)
    t.P1:declare_purchase()  t:settle()
    check(not t:can("P1", "guppys_head"))
    check(not t:can("P1", "the treasure deck"))
  end,
  expect = function(t) check(t.P1:has "dinner") end,
}

scenario "nothing is bought if all that is left can't be bought" {
  cites = { "12.2" },
  set = "../sets/attacks",
  players = { { name = "P1", coins = 10 }, { name = "P2", items = { "shop_bell" } } },
  shop = { "guppys_head", "guppys_collar" },
  expect = function(t) check(t:why_not("P1", "buy") == "12.2") end,
}

scenario "the player of the item may buy Guppy items, and after it is stolen the other one may" {
  cites = { "12.2" },
  set = "../sets/attacks",
  players = { { name = "P1", coins = 20, items = { "pay_to_play" } }, { name = "P2", items = { "shop_bell" } } },
  shop = { "guppys_head", "guppys_collar" },
  play = function(t)
    check(not t:can("P1", "buy"))
    t.P1:activate("pay_to_play", "shop_bell")  t:settle()
    t.P1:buy "guppys_head"  t:settle()
  end,
  expect = function(t) check(t.P1:has "guppys_head") end,
}

scenario "an ability can be about one deck" {
  cites = { "6.6.1", "19.3.4", "6.9.2" },
  set = "../sets/attacks",
  players = { { name = "P1", hand = { "two_shuffles" } }, { name = "P2", items = { "dealers_ear" } } },
  play = function(t) t.P1:play "two_shuffles"  t:settle() end,
  expect = function(t)
    check(t:events "deck_shuffled" == 2)
    check(t.P2.coins == 1)
    check(t.P2.max_hp == 3)
  end,
}

scenario "a noun of numbers may have a condition" {
  cites = { "7.3.1" },
  set = "../sets/attacks",
  players = { { name = "P1", hand = { "even_money" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "even_money"  t:settle()
    check(not t:can("P1", "3"))
    t.P1:choose "4"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4) end,
}
