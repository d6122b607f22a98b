scenario "Loyalty Card rewards a purchase" {
  players = { { name = "P1", coins = 10, items = { "loyalty_card" } }, { name = "P2" } },
  shop = { "breakfast" },
  play = function(t)
    check(t:why_not("P1", "activate", "loyalty_card") == "6.3.5")
    t.P1:buy "breakfast"  t:settle()
    t.P1:activate "loyalty_card"  t:settle()
    check(t.P1.loot == 2)
    t.P1:end_turn()  t:settle()  t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(not t:can("P1", "activate loyalty_card")) end,
}

scenario "Loyalty Card does not count the purchases of others" {
  players = { { name = "P1", coins = 10 }, { name = "P2", items = { "loyalty_card" } } },
  shop = { "breakfast" },
  play = function(t) t.P1:buy "breakfast"  t:settle() end,
  expect = function(t) check(t:why_not("P2", "activate", "loyalty_card") == "6.3.5") end,
}
