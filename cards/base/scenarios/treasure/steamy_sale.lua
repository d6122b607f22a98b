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
