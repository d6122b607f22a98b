scenario "Half-Price Coupon: the next item costs 5¢ less" {
  players = { { name = "P1", coins = 5, hand = { "half_price_coupon" } }, { name = "P2", coins = 5 } },
  shop = { "cash_box" },
  play = function(t)
    t.P1:play "half_price_coupon"  t:settle()
    t.P1:buy "cash_box"  t:settle()
  end,
  expect = function(t) check(t.P1:has "cash_box")  check(t.P1.coins == 0) end,
}

scenario "Half-Price Coupon: the item after that costs the full price" {
  players = {
    { name = "P1", coins = 11, items = { "season_ticket" }, hand = { "half_price_coupon" } }, { name = "P2" },
  },
  shop = { "cash_box", "crash_mat" },
  play = function(t)
    t.P1:play "half_price_coupon"  t:settle()
    t.P1:buy "cash_box"  t:settle()
    check(t.P1.coins == 8)
    t.P1:buy "crash_mat"  t:settle()
  end,
  expect = function(t) check(t.P1:has "crash_mat")  check(t.P1.coins == 0) end,
}

scenario "Half-Price Coupon: the price is never below 0¢" {
  players = {
    {
      name = "P1", items = { "season_ticket" }, hand = { "half_price_coupon", "half_price_coupon" }, loot_plays = 2,
    },
    { name = "P2" },
  },
  shop = { "cash_box" },
  play = function(t)
    t.P1:play "half_price_coupon#1"  t:settle()
    t.P1:play "half_price_coupon"  t:settle()
    t.P1:buy "cash_box"  t:settle()
    t.P1:choose "half_price_coupon#1"  t:settle()
  end,
  expect = function(t) check(t.P1:has "cash_box") end,
}
