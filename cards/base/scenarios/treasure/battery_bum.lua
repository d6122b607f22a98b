scenario "Battery Bum recharges an item for 4¢" {
  cites = { "6.3.3", "20.2.1", "20.5.3" },
  players = { { name = "P1", coins = 7, items = { "battery_bum", { "mr_boom", charged = false } } }, { name = "P2" } },
  play = function(t)
    t.P1:activate("battery_bum", "mr_boom")  t:settle()
    check(t.P1.coins == 3)  check(t:charged "mr_boom")
  end,
  expect = function(t) check(not t:can("P1", "battery_bum")) end,
}

scenario "Battery Bum works with exactly 4¢, in another player's turn too" {
  cites = { "6.3.3" },
  players = { { name = "P1" }, { name = "P2", coins = 4, items = { "battery_bum", { "mr_boom", charged = false } } } },
  play = function(t) t.P2:activate("battery_bum", "mr_boom")  t:settle() end,
  expect = function(t) check(t.P2.coins == 0)  check(t:charged "mr_boom") end,
}

scenario "Battery Bum cancelled stays paid, and fizzles if its item is gone" {
  cites = { "6.2.2", "7.5" },
  players = {
    { name = "P1", coins = 8, items = { "battery_bum", { "mr_boom", charged = false } } },
    { name = "P2", items = { "no", "the_d20" } },
  },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:activate("battery_bum", "mr_boom")
    t.P2:activate "no"  t:settle()
    check(t.P1.coins == 4)  check(not t:charged "mr_boom")
    t.P1:activate("battery_bum", "mr_boom")
    t.P2:activate("the_d20", "mr_boom")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t.P1:has "meat") end,
}
