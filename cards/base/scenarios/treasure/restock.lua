scenario "Restock puts any number of shop items into discard at the start of its player's turn" {
  cites = { "4.2.2", "20.7.1", "12.5", "14.2.1" },
  players = { { name = "P1", items = { "the_relic" } }, { name = "P2", items = { "restock", "mr_boom" } } },
  shop = { "meat", "breakfast", "dinner" },
  deck = { treasure = { "decoy", "smelter", "synthoil" } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(t.asked == "P2")  check(#t.options == 4)  -- three items of the shop, or none
    t.P2:choose("dinner", "meat", "none")  t:settle()
  end,
  expect = function(t)
    check(t:discarded "meat")  check(t:discarded "dinner")
    check(t:slot(1, "shop") == "decoy")  check(t:slot(2, "shop") == "breakfast")  check(t:slot(3, "shop") == "smelter")
    check(t:slots "shop" == 3)  check(t:events "item_gained" == 0)
  end,
}

scenario "Restock may leave the shop as it is" {
  cites = { "4.2.2" },
  players = { { name = "P1" }, { name = "P2", items = { "restock" } } },
  shop = { "meat", "breakfast" },
  play = function(t)
    t.P1:end_turn()  t:settle()
    t.P2:choose "none"  t:settle()
  end,
  expect = function(t)
    check(t.active == "P2")  check(t:slot(1, "shop") == "meat")  check(t:slot(2, "shop") == "breakfast")
  end,
}

scenario "Restock does nothing at the start of another player's turn" {
  cites = { "4.2.2" },
  players = { { name = "P1", items = { "restock" } }, { name = "P2" } },
  shop = { "meat", "breakfast" },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.active == "P2")  check(t:slot(1, "shop") == "meat") end,
}

scenario "Restock on the whole shop: its player can then buy a new item" {
  cites = { "14.2.1", "12.2", "14.2.5" },
  players = { { name = "P1" }, { name = "P2", coins = 10, items = { "restock" } } },
  shop = { "meat", "breakfast" },
  deck = { treasure = { "dinner", only = true } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    t.P2:choose("meat", "breakfast")  t:settle()
    t.P2:buy "dinner"  t:settle()
  end,
  expect = function(t) check(t.P2:has "dinner")  check(t.P2.coins == 0)  check(t:slots "shop" == 2) end,
}

scenario "Restock chooses as its trigger goes on the stack: an item rerolled in response is not replaced again" {
  cites = { "7.3", "7.7" },
  players = { { name = "P1", items = { "the_d20" } }, { name = "P2", items = { "restock" } } },
  shop = { "meat", "breakfast" },
  deck = { treasure = { "decoy", "smelter" } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(t.question == "some")  check(t.active == "P2")
    t.P2:choose("meat", "breakfast")
    t.P1:activate("the_d20", "meat")  t:settle()
  end,
  expect = function(t)
    check(t:slot(1, "shop") == "decoy")  check(t:slot(2, "shop") == "smelter")  check(t:discarded "breakfast")
  end,
}
