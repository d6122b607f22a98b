-- Rulebook section 12: purchases.
scenario "Q12 a player who can't pay after the responses buys nothing and keeps the purchase" {
  cites = { "12.4", "12.6" },
  players = {
    { name = "P1", coins = 10, hand = { "a_penny" } },
    { name = "P2", items = { "forever_alone" } },
  },
  shop = { "breakfast", "dinner" },
  play = function(t)
    t.P1:declare_purchase()
    t.P2:activate("forever_alone", "steal 1¢", "P1")  t:settle()
    t.P1:choose "dinner"  t:settle()
    check(#t.P1.items == 0)  check(t.P1.coins == 9)  check(not t:can("P1", "buy"))
    t.P1:play "a_penny"  t:settle()
    check(t:can("P1", "buy"))
    t.P1:buy "breakfast"  t:settle()
  end,
  expect = function(t)
    check(t.P1:has "breakfast")  check(t.P1.coins == 0)  check(t:events "purchased" == 1)
    check(t:events "purchase_failed" == 1)
  end,
}

scenario "the price is set as the item is chosen, not at the declaration" {
  cites = { "12.3", "12.4" },
  players = { { name = "P1", coins = 10, items = { "steamy_sale" } }, { name = "P2", items = { "decoy" } } },
  shop = { "breakfast", "dinner" },
  play = function(t)
    t.P1:declare_purchase()
    t.P2:activate("decoy", "steamy_sale")
    t:settle()
    t.P1:choose "breakfast"  t:settle()
  end,
  expect = function(t) check(t.P1:has "breakfast")  check(t.P1.coins == 0)  check(t.P2:has "steamy_sale") end,
}

scenario "a purchase may be declared and an item picked without enough ¢; then it fails" {
  cites = { "12.1", "12.2", "12.4" },
  players = { { name = "P1", coins = 9 }, { name = "P2" } },
  shop = { "breakfast", "dinner" },
  play = function(t) t.P1:buy "breakfast"  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 9)  check(t:slot(1, "shop") == "breakfast")  check(t:events "purchase_failed" == 1)
  end,
}

scenario "a purchase can't be declared as a response, or while something is on the stack" {
  cites = { "12.1", "4.3.2" },
  players = { { name = "P1", coins = 20, hand = { "a_penny" } }, { name = "P2", coins = 20 } },
  play = function(t)
    check(t:can("P1", "buy"))  check(not t:can("P2", "buy"))
    t.P1:play "a_penny"
    check(not t:can("P1", "buy"))
    t:settle()
  end,
  expect = function(t) check(t:can("P1", "buy")) end,
}

scenario "an item that left the shop in response can't be bought; its replacement can" {
  cites = { "12.2", "14.2.1" },
  players = { { name = "P1", coins = 10 }, { name = "P2", items = { "the_d20" } } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:declare_purchase()
    t.P2:activate("the_d20", "breakfast")  t:settle()
    check(t.question == "purchase")  check(#t.options == 3)  check(not t:can("P1", "breakfast"))
    t.P1:choose "meat"  t:settle()
  end,
  expect = function(t) check(t.P1:has "meat")  check(t:discarded "breakfast")  check(t.P1.coins == 0) end,
}

scenario "the ¢ of a purchase go to the game, not to another player" {
  cites = { "12.4" },
  players = { { name = "P1", coins = 12 }, { name = "P2", coins = 1 } },
  shop = { "breakfast" },
  play = function(t) t.P1:buy "breakfast"  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 2)  check(t.P2.coins == 1)  check(t:events "coins_given" == 0)
    check(t:events "item_gained" == 1)
  end,
}

scenario "Q50 an effect that ends the turn in response stops the purchase" {
  cites = { "4.5.1", "12.2" },
  set = "../sets/probe",
  players = { { name = "P1", coins = 10 }, { name = "P2", hand = { "end_now" }, loot_plays = 1 } },
  play = function(t)
    t.P1:declare_purchase()
    t.P2:play "end_now"  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t.P1.coins == 10)  check(#t.P1.items == 0) end,
}

scenario "Q12 after a failed purchase a new one is allowed once the player has stolen ¢" {
  cites = { "12.6" },
  players = {
    { name = "P1", coins = 10, items = { "forever_alone" } }, { name = "P2", items = { "forever_alone" } },
  },
  shop = { "breakfast", "dinner" },
  play = function(t)
    t.P1:declare_purchase()
    t.P2:activate("forever_alone", "steal 1¢", "P1")  t:settle()
    t.P1:choose "breakfast"  t:settle()
    check(not t:can("P1", "buy"))
    t.P1:activate("forever_alone", "steal 1¢", "P2")  t:settle()
    check(t.P1.coins == 10)
  end,
  expect = function(t) check(t:can("P1", "buy")) end,
}

scenario "Q12 after a failed purchase a new one is allowed once the prices have fallen" {
  cites = { "12.6" },
  players = {
    { name = "P1", coins = 10, items = { "decoy" } }, { name = "P2", items = { "forever_alone", "steamy_sale" } },
  },
  shop = { "breakfast", "dinner" },
  play = function(t)
    t.P1:declare_purchase()
    t.P2:activate("forever_alone", "steal 1¢", "P1")  t:settle()
    t.P1:choose "breakfast"  t:settle()
    check(t.P1.coins == 9)  check(not t:can("P1", "buy"))
    t.P1:activate("decoy", "steamy_sale")  t:settle()
    check(t.P1:has "steamy_sale")
  end,
  expect = function(t) check(t:can("P1", "buy")) end,
}

scenario "12.9.1 an item of the discard is bought for the usual price" {
  cites = { "12.9.1" },
  set = "../sets/details",
  players = { { name = "P1", coins = 10, items = { "junk_dealer" } }, { name = "P2" } },
  discard = { treasure = { "meat", "coin_press" } },
  play = function(t) t.P1:buy "coin_press"  t:settle() end,
  expect = function(t) check(t.P1:has "coin_press")  check(t.P1.coins == 0)  check(t:discard_size "treasure" == 1) end,
}

scenario "12.9.1 for a turn, each player may buy from discard; the price can be changed" {
  cites = { "12.9.1", "12.3a" },
  set = "../sets/details",
  players = {
    { name = "P1", coins = 6, hand = { "flea_market" }, items = { "second_hand" } }, { name = "P2", coins = 9 },
  },
  discard = { treasure = { "meat" } },
  play = function(t)
    t.P1:play "flea_market"  t:settle()
    t.P1:buy "meat"  t:settle()
  end,
  expect = function(t) check(t.P1:has "meat")  check(t.P1.coins == 0) end,
}

scenario "12.9.1 without permission, the discard is not on sale" {
  cites = { "12.9.1" },
  set = "../sets/details",
  players = { { name = "P1", coins = 10 }, { name = "P2", items = { "junk_dealer" } } },
  discard = { treasure = { "meat" } },
  shop = { "coin_press" },
  play = function(t)
    t.P1:declare_purchase()  t:settle()
    check(not t:can("P1", "meat"))
    t.P1:choose "coin_press"  t:settle()
  end,
  expect = function(t) check(t.P1:has "coin_press")  check(not t.P1:has "meat") end,
}
