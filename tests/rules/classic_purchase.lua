-- The first edition, rulebook section 12 and PD2: purchases. Where the second edition differs, its scenario follows.
scenario "PD2 first edition: a purchase of an item that has left fizzles and is not used up" {
  rules = "classic",
  cites = { "PD2", "12.2", "12.4", "7.8" },
  players = { { name = "P1", coins = 10, hand = { "a_penny" } }, { name = "P2", items = { "the_d20" } } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:buy "breakfast"
    check(t:stack() == "purchase: pay")  check(t.P1.coins == 10)
    t.P2:activate("the_d20", "breakfast")  t:settle()
    check(t.P1.coins == 10)  check(#t.P1.items == 0)  check(t:slot(1, "shop") == "meat")
    check(t:events "purchased" == 0)
    t.P1:play "a_penny"  t:settle()
    t.P1:buy "dinner"  t:settle()
  end,
  expect = function(t) check(t.P1:has "dinner")  check(t.P1.coins == 1) end,
}

scenario "PD2 second edition: an item that entered the shop in response may be picked" {
  cites = { "PD2", "12.2", "12.4" },
  players = { { name = "P1", coins = 10 }, { name = "P2", items = { "the_d20" } } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:declare_purchase()
    check(t:stack() == "")
    t.P2:activate("the_d20", "breakfast")  t:settle()
    t.P1:choose "meat"  t:settle()
  end,
  expect = function(t) check(t.P1:has "meat")  check(t.P1.coins == 0)  check(not t:can("P1", "buy")) end,
}

scenario "F7 PD2 buying the top treasure buys the card on top as it resolves" {
  rules = "classic",
  cites = { "PD2", "PD3", "5.2.4" },
  players = { { name = "P1", coins = 10 }, { name = "P2", items = { "sleight_of_hand" } } },
  deck = { treasure = { "breakfast", "dinner" } },
  play = function(t)
    t.P1:declare_purchase()  t.P1:choose "treasure deck"
    check(t:stack() == "purchase: pay")
    t.P2:activate("sleight_of_hand", "treasure deck")
    t:resolve()
    t.P2:choose "breakfast"
    while t.question == "reorder" do t.P2:choose(t.options[1]) end
    local top = t:top "treasure"
    check(top ~= "breakfast")
    t:settle()
    check(t.P1:has(top))
  end,
  expect = function(t) check(t.P1.coins == 0)  check(not t.P1:has "breakfast") end,
}

scenario "PD2 in the second edition the item is picked after the responses, and the stack stays empty" {
  cites = { "PD2", "12.2" },
  players = { { name = "P1", coins = 10 }, { name = "P2", items = { "mr_boom" } } },
  shop = { "breakfast", "dinner" },
  play = function(t)
    t.P1:declare_purchase()
    check(t:stack() == "")  check(t.question == "priority")
    t:settle()
    t.P1:choose "dinner"  t:settle()
  end,
  expect = function(t) check(t.P1:has "dinner") end,
}

scenario "PD2 a purchase whose item has left the shop fizzles, and is not used up" {
  rules = "classic",
  cites = { "PD2", "7.8", "12.6" },
  set = "../sets/probe",
  players = { { name = "P1", coins = 10 }, { name = "P2", hand = { "wreck" }, loot_plays = 1 } },
  shop = { "breakfast", "dinner" },
  play = function(t)
    t.P1:declare_purchase()  t.P1:choose "breakfast"
    t.P2:play("wreck", "breakfast")  t:settle()
  end,
  expect = function(t)
    check(#t.P1.items == 0)  check(t.P1.coins == 10)  check(t:why_not("P1", "buy") == nil)
  end,
}

scenario "Q12 first edition: a purchase that fizzled because the shop changed may be declared again" {
  rules = "classic", cites = { "PD2", "12.6", "7.8" }, set = "../sets/variants",
  players = { { name = "P1", coins = 10 }, { name = "P2", items = { "the_d20" } } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:buy "breakfast"
    t.P2:activate("the_d20", "breakfast")  t:settle()
    check(t.P1.coins == 10)
    t.P1:buy "dinner"  t:settle()
  end,
  expect = function(t) check(t.P1:has "dinner")  check(t.P1.coins == 0) end,
}

scenario "F7 buying the top treasure buys the card that is there after the responses" {
  rules = "classic",
  cites = { "PD3", "12.2" },
  players = { { name = "P1", coins = 10 }, { name = "P2", items = { "the_curse" } } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "meat" } },
  discard = { treasure = { "box" } },
  play = function(t)
    t.P1:buy "treasure deck"
    check(t:stack() == "purchase: pay")
    t.P2:activate "the_curse"  t:settle()
  end,
  expect = function(t) check(t.P1:has "box")  check(t.P1.coins == 0)  check(t:top "treasure" == "meat") end,
}

scenario "PD2 first edition: a player who can't pay as the declaration resolves gains nothing, and may buy again" {
  rules = "classic",
  cites = { "PD2", "12.4", "12.6", "7.8" },
  players = { { name = "P1", coins = 10, hand = { "a_penny" } }, { name = "P2", items = { "forever_alone" } } },
  shop = { "breakfast", "dinner" },
  play = function(t)
    t.P1:buy "dinner"
    t.P2:activate("forever_alone", "steal 1¢", "P1")  t:settle()
    check(t.P1.coins == 9)  check(#t.P1.items == 0)  check(t:events "purchased" == 0)
    t.P1:play "a_penny"  t:settle()
    t.P1:buy "breakfast"  t:settle()
  end,
  expect = function(t) check(t.P1:has "breakfast")  check(t.P1.coins == 0)  check(not t:can("P1", "buy")) end,
}

scenario "PD2 first edition: ¢ that are missing at the declaration may be gained in response" {
  rules = "classic",
  cites = { "PD2", "12.4" },
  players = { { name = "P1", coins = 9, hand = { "a_penny" } }, { name = "P2" } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:buy "dinner"
    check(t.P1.coins == 9)
    t.P1:play "a_penny"  t:resolve()
    check(t.P1.coins == 10)  check(t:stack() == "purchase: pay")
    t:settle()
  end,
  expect = function(t) check(t.P1:has "dinner")  check(t.P1.coins == 0)  check(t:slot(2, "shop") == "meat") end,
}

scenario "PD2 first edition: a declared purchase resolves, though the active player dies in response" {
  rules = "classic",
  cites = { "13.5.1", "4.5.2", "5.2.10", "12.4" },
  players = { { name = "P1", coins = 12 }, { name = "P2", hand = { "tarot_death" }, loot_plays = 1 } },
  shop = { "breakfast" },
  play = function(t)
    t.P1:buy "breakfast"
    t.P2:play("tarot_death", "P1")  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t.P1.coins == 1)  check(t.P1:has "breakfast") end,
}

scenario "4.5.2 first edition: a declared purchase resolves, though an effect ends the turn in response" {
  rules = "classic", cites = { "4.5.2", "5.2.10", "12.4" }, set = "../sets/variants",
  players = { { name = "P1", coins = 10 }, { name = "P2", hand = { "end_now" }, loot_plays = 1 } },
  shop = { "breakfast" },
  play = function(t)
    t.P1:buy "breakfast"
    t.P2:play "end_now"  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t.P1.coins == 0)  check(t:events "purchased" == 1) end,
}
