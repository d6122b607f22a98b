scenario "Season Ticket: two items for 8¢ each" {
  players = { { name = "P1", coins = 17, items = { "season_ticket" } }, { name = "P2" } },
  shop = { "breakfast", "dinner" },
  play = function(t)
    t.P1:buy "breakfast"  t:settle()
    t.P1:buy "dinner"  t:settle()
  end,
  expect = function(t)
    check(t.P1:has "breakfast")  check(t.P1:has "dinner")  check(t.P1.coins == 1)
    check(not t:can("P1", "buy"))
  end,
}

scenario "Season Ticket does nothing for other players" {
  active = "P2",
  players = { { name = "P1", items = { "season_ticket" } }, { name = "P2", coins = 20 } },
  shop = { "breakfast" },
  play = function(t) t.P2:buy "breakfast"  t:settle() end,
  expect = function(t) check(t.P2.coins == 10)  check(not t:can("P2", "buy")) end,
}
