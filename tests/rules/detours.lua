-- Rules 9.15, 11.1.11, 12.2a, 12.3a and 20.4.4: attacks, purchases, reveals and rolls that are changed before they happen.

-- ---- Attacks

scenario "an attack on one monster becomes an attack on another one" {
  cites = { "11.1.11", "6.7.10" },
  set = "../sets/detours",
  players = { { name = "P1" }, { name = "P2", items = { "scarecrow" } } },
  monsters = { "fly", "horf" }, dice = { 6 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P2:choose "horf"  t:settle()
  end,
  expect = function(t)
    check(t:discarded "horf")  check(not t:discarded "fly")
    check(t:events "attack_declared_on" == 1)
    check(t:why_not("P1", "attack") == "4.3.3")
  end,
}

scenario "an attack on the deck becomes an attack on a monster, and no card is revealed" {
  cites = { "11.1.11" },
  set = "../sets/detours",
  players = { { name = "P1" }, { name = "P2", items = { "scarecrow" } } },
  monsters = { "fly", "horf" }, deck = { monster = { "dip" } }, dice = { 6 },
  play = function(t)
    t.P1:attack "deck"  t:settle()
    t.P2:choose "fly"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t:events "card_revealed" == 0) end,
}

scenario "a demand to attack a monster is met by an attack that became another one" {
  cites = { "11.1.11", "11.1.9" },
  set = "../sets/detours",
  players = { { name = "P1", hand = { "dare" } }, { name = "P2", items = { "scarecrow" } } },
  monsters = { "fly", "horf" }, dice = { 6, 6 },
  play = function(t)
    t.P1:play("dare", "fly")  t:settle()
    t.P1:declare_attack()  t:settle()
    t.P2:choose "horf"  t:settle()
    check(t:discarded "horf")
    check(t:can("P1", "attack"))  check(t:can("P1", "end_turn"))
    t.P1:attack "fly"  t:settle()
    t.P2:choose "fly"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly") end,
}

scenario "an attack that is replaced is used, and is over without a roll" {
  cites = { "11.1.11", "6.7.8" },
  set = "../sets/detours",
  players = { { name = "P1" }, { name = "P2", items = { "peace_pipe" } } },
  monsters = { "fly", "horf" },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P2:choose "yes"  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 1)  check(t:events "attack_declared_on" == 0)  check(t:events "die_cast" == 0)
    check(not t:can("P1", "attack"))
  end,
}

scenario "an attack on the deck that is replaced reveals nothing" {
  cites = { "11.1.11" },
  set = "../sets/detours",
  players = { { name = "P1" }, { name = "P2", items = { "peace_pipe" } } },
  monsters = { "fly", "horf" }, deck = { monster = { "dip" } },
  play = function(t)
    t.P1:attack "deck"  t:settle()
    t.P2:choose "yes"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t:events "card_revealed" == 0)  check(t:slot(1, "monster") == "fly") end,
}

scenario "a copy changes the attack as well; the attacker picks the order" {
  cites = { "11.1.11", "6.7.5", "20.9.1" },
  set = "../sets/detours",
  players = {
    { name = "P1" }, { name = "P2", items = { "scarecrow" } }, { name = "P3", items = { "facsimile" } },
  },
  monsters = { "fly", "horf" }, dice = { 6 },
  play = function(t)
    t.P3:activate("facsimile", "scarecrow")  t:settle()
    t.P1:attack "fly"  t:settle()
    check(t.question == "replacement")
    t.P1:choose "scarecrow#1"  t:settle()
    t.P2:choose "horf"  t:settle()
    t.P3:choose "fly"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly") end,
}

scenario "an attack is changed for those who do not control the card, after it changed hands" {
  cites = { "11.1.11", "6.7.2" },
  set = "../sets/detours",
  players = { { name = "P1", hand = { "thief" } }, { name = "P2", items = { "scarecrow" } } },
  monsters = { "fly", "horf" }, dice = { 6 },
  play = function(t)
    t.P1:play("thief", "scarecrow")  t:settle()
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly") end,
}

scenario "first edition: a declaration that is replaced does not give the attack back" {
  rules = "classic",
  cites = { "11.1.11", "11.8.1" },
  set = "../sets/detours",
  players = { { name = "P1" }, { name = "P2", items = { "peace_pipe" } } },
  monsters = { "fly", "horf" },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P2:choose "yes"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(not t:can("P1", "attack")) end,
}

-- ---- Purchases

scenario "a purchase of one item becomes a purchase of another one" {
  cites = { "12.2a" },
  set = "../sets/detours",
  players = { { name = "P1", coins = 10 }, { name = "P2", items = { "doorman" } } },
  shop = { "breakfast", "dinner" },
  play = function(t)
    t.P1:buy "breakfast"  t:settle()
    t.P2:choose "dinner"  t:settle()
  end,
  expect = function(t) check(t.P1:has "dinner")  check(t.P1.coins == 0)  check(t:events "purchase_declared_on" == 1) end,
}

scenario "a purchase from the deck is not about an item in the shop" {
  cites = { "12.2a" },
  set = "../sets/detours",
  players = { { name = "P1", coins = 10 }, { name = "P2", items = { "doorman" } } },
  shop = { "breakfast", "dinner" }, deck = { treasure = { "meat" } },
  play = function(t) t.P1:buy "deck"  t:settle() end,
  expect = function(t) check(t.P1:has "meat") end,
}

scenario "a purchase that is replaced is used, and nothing is paid" {
  cites = { "12.2a", "6.7.8" },
  set = "../sets/detours",
  players = { { name = "P1", coins = 10 }, { name = "P2", items = { "shutter" } } },
  shop = { "breakfast", "dinner" },
  play = function(t) t.P1:buy "breakfast"  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 10)  check(t.P1.loot == 1)  check(#t.P1.items == 0)
    check(t:events "purchase_failed" == 0)  check(not t:can("P1", "buy"))
  end,
}

scenario "first edition: a purchase that is replaced does not wait on the stack" {
  rules = "classic",
  cites = { "12.2a" },
  set = "../sets/detours",
  players = { { name = "P1", coins = 10 }, { name = "P2", items = { "shutter" } } },
  shop = { "breakfast", "dinner" },
  play = function(t) t.P1:buy "breakfast"  t:settle() end,
  expect = function(t) check(t.P1.coins == 10)  check(t.P1.loot == 1)  check(#t.P1.items == 0) end,
}

scenario "the price is changed as it is fixed, and a player who can pay it gets the item" {
  cites = { "12.3a", "12.3" },
  set = "../sets/detours",
  players = { { name = "P1", coins = 6, items = { "haggler" } }, { name = "P2" } },
  shop = { "breakfast", "dinner" },
  play = function(t) t.P1:buy "breakfast"  t:settle() end,
  expect = function(t) check(t.P1:has "breakfast")  check(t.P1.coins == 0) end,
}

scenario "two changes of the price apply in the order that the buyer picks" {
  cites = { "12.3a", "6.7.5", "20.9.1" },
  set = "../sets/detours",
  players = { { name = "P1", coins = 2, items = { "haggler", "facsimile" } }, { name = "P2" } },
  shop = { "breakfast", "dinner" },
  play = function(t)
    t.P1:activate("facsimile", "haggler")  t:settle()
    t.P1:buy "breakfast"  t:settle()
    t.P1:choose "haggler#1"  t:settle()
  end,
  expect = function(t) check(t.P1:has "breakfast")  check(t.P1.coins == 0) end,
}

scenario "a discount for the next item is not used by a purchase from the deck" {
  cites = { "12.3a", "12.7" },
  set = "../sets/detours",
  players = { { name = "P1", coins = 10, hand = { "voucher" } }, { name = "P2" } },
  shop = { "breakfast", "dinner" }, deck = { treasure = { "moms_purse" } },
  play = function(t)
    t.P1:play "voucher"  t:settle()
    t.P1:buy "deck"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t:events "purchased" == 1) end,
}

scenario "a discount is used by one purchase" {
  cites = { "12.3a", "6.7.1" },
  set = "../sets/detours",
  players = { { name = "P1", coins = 3, hand = { "voucher" } }, { name = "P2" } },
  shop = { "breakfast", "dinner" },
  play = function(t)
    t.P1:play "voucher"  t:settle()
    t.P1:buy "breakfast"  t:settle()
  end,
  expect = function(t) check(t.P1:has "breakfast")  check(t.P1.coins == 3) end,
}

scenario "a player who can't pay the changed price keeps the purchase" {
  cites = { "12.3a", "12.6" },
  set = "../sets/detours",
  players = { { name = "P1", coins = 5, items = { "haggler" } }, { name = "P2" } },
  shop = { "breakfast", "dinner" },
  play = function(t) t.P1:buy "breakfast"  t:settle() end,
  expect = function(t) check(t.P1.coins == 5)  check(t:events "purchase_failed" == 1) end,
}

-- ---- Reveals

scenario "an effect reveals more cards, and counts all of them" {
  cites = { "20.4.4" },
  set = "../sets/detours",
  players = { { name = "P1", items = { "wide_lens" }, hand = { "telescope" } }, { name = "P2" } },
  play = function(t) t.P1:play("telescope", "treasure")  t:settle() end,
  expect = function(t) check(t.P1.coins == 9)  check(t:events "card_revealed" == 3) end,
}

scenario "a copy adds its cards as well" {
  cites = { "20.4.4", "6.7.4", "20.9.1" },
  set = "../sets/detours",
  players = { { name = "P1", items = { "wide_lens", "facsimile" }, hand = { "telescope" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate("facsimile", "wide_lens")  t:settle()
    t.P1:play("telescope", "treasure")  t:settle()
    t.P1:choose "wide_lens#1"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 15) end,
}

scenario "a reveal that is replaced reveals nothing, and the effect continues with no card" {
  cites = { "20.4.4", "6.7.8" },
  set = "../sets/detours",
  players = { { name = "P1", hand = { "telescope" } }, { name = "P2", items = { "blindfold" } } },
  play = function(t) t.P1:play("telescope", "treasure")  t:settle() end,
  expect = function(t) check(t.P1.coins == 1)  check(t:events "card_revealed" == 0) end,
}

scenario "a player whose reveals can't happen reveals nothing; others do" {
  cites = { "20.4.4", "6.7.11" },
  set = "../sets/detours",
  players = {
    { name = "P1", hand = { "telescope" } },
    { name = "P2", items = { "sealed_deck" }, hand = { "telescope" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play("telescope", "monster")  t:settle()
    check(t.P1.coins == 0)
    t.P2:play("telescope", "monster")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t.P2.coins == 3) end,
}

scenario "the card that an attack on the deck reveals is not an effect's" {
  cites = { "20.4.4", "11.2.1" },
  set = "../sets/detours",
  players = { { name = "P1", items = { "wide_lens" } }, { name = "P2", items = { "sealed_deck" } } },
  monsters = { "fly", "horf" }, deck = { monster = { "dip" } }, dice = { 6 },
  play = function(t)
    t.P1:attack "deck"  t:settle()
    t.P1:choose "fly"  t:settle()
  end,
  expect = function(t) check(t:discarded "dip")  check(t:events "card_revealed" == 1) end,
}

scenario "a stolen lens works for its new controller" {
  cites = { "20.4.4", "6.7.2" },
  set = "../sets/detours",
  players = {
    { name = "P1", hand = { "thief", "telescope" }, loot_plays = 2 }, { name = "P2", items = { "wide_lens" } },
  },
  play = function(t)
    t.P1:play "telescope"  t.P1:choose "treasure"
    t.P1:play("thief", "wide_lens")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 9) end,
}

scenario "damage that two players send each other applies each ability once" {
  cites = { "6.7.4", "6.7.10" },
  set = "../sets/detours",
  players = {
    { name = "P1", items = { "hot_shield" }, hand = { "bomb" } },
    { name = "P2", items = { "hot_shield" } },
  },
  play = function(t) t.P1:play("bomb", "P1")  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)
    check(t.P2.hp == 2)
    check(t:events "damage_taken" == 1)
  end,
}

scenario "a copy of the shield sends the damage on" {
  cites = { "6.7.4", "20.9.1" },
  set = "../sets/detours",
  players = {
    { name = "P1", items = { "hot_shield" }, hand = { "bomb" } },
    { name = "P2", items = { "modeling_clay" } },
  },
  play = function(t)
    t.P1:pass()
    t.P2:activate("modeling_clay", "hot_shield")  t:settle()
    t.P1:play("bomb", "P1")  t:settle()
  end,
  expect = function(t)
    check(t.P1.hp == 1)
    check(t.P2.hp == 2)
  end,
}
