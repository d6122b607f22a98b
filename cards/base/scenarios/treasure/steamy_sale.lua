scenario "F143 Steamy Sale! makes shop items cost 5¢, but not the top of the treasure deck" {
  cites = { "12.3", "12.7" },
  players = { { name = "P1", coins = 9, items = { "steamy_sale" } }, { name = "P2" } },
  shop = { "meat", "synthoil" },
  play = function(t)
    t.P1:declare_purchase()  t:settle()
    check(#t.options == 2)  -- the two shop items
    t.P1:choose "meat"  t:settle()
  end,
  expect = function(t) check(t.P1:has "meat")  check(t.P1.coins == 4) end,
}
