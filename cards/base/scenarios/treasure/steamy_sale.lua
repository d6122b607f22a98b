scenario "F143 Steamy Sale! makes shop items cost 5¢, but not the top of the treasure deck" {
  cites = { "12.3", "12.7" },
  players = { { name = "P1", coins = 9, items = { "steamy_sale" } }, { name = "P2" } },
  shop = { "meat", "synthoil" },
  play = function(t)
    t.P1:declare_purchase()  t:settle()
    t.P1:choose "treasure deck"  t:settle()
    check(#t.P1.items == 1)  check(t.P1.coins == 9)
    t:settle()
  end,
  expect = function(t) check(t:events "purchase_failed" == 1) end,
}

scenario "with Steamy Sale! 9¢ are enough for a shop item" {
  cites = { "12.3" },
  players = { { name = "P1", coins = 9, items = { "steamy_sale" } }, { name = "P2" } },
  shop = { "meat", "synthoil" },
  play = function(t) t.P1:buy "meat"  t:settle() end,
  expect = function(t) check(t.P1:has "meat")  check(t.P1.coins == 4) end,
}

scenario "Steamy Sale! bought first makes the second purchase of the turn cheaper" {
  cites = { "12.3", "6.7.2" },
  players = { { name = "P1", coins = 15, items = { "theres_options" } }, { name = "P2" } },
  shop = { "steamy_sale", "meat" },
  play = function(t)
    t.P1:buy "steamy_sale"  t:settle()
    check(t.P1.coins == 5)
    t.P1:buy "meat"  t:settle()
  end,
  expect = function(t) check(t.P1:has "meat")  check(t.P1.coins == 0) end,
}

scenario "Steamy Sale! rerolled between the declaration and the pick: the full price is paid" {
  cites = { "12.3", "12.4" },
  players = { { name = "P1", coins = 9, items = { "steamy_sale" } }, { name = "P2", items = { "the_d20" } } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:declare_purchase()
    t.P2:activate("the_d20", "steamy_sale")  t:settle()
    t.P1:choose "dinner"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 9)  check(not t.P1:has "dinner")  check(t.P1:has "meat") end,
}
