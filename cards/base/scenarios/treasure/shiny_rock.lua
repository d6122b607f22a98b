scenario "Shiny Rock gains 1¢ for each activated ability of its player's items, tap or paid" {
  cites = { "20.2.2", "6.3.2", "6.3.3" },
  players = { { name = "P1", coins = 4, items = { "shiny_rock", "battery_bum", "mr_boom" } }, { name = "P2" } },
  monsters = { "fatty" },
  play = function(t)
    t.P1:activate("mr_boom", "fatty")
    check(t.P1.coins == 4)
    t:settle()
    check(t.P1.coins == 5)
    t.P1:activate("battery_bum", "mr_boom")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2)  check(t:charged "mr_boom") end,
}

scenario "Shiny Rock gains nothing for a character, a loot, or another player's item" {
  cites = { "3.4.1", "20.2.2" },
  players = {
    { name = "P1", character = "isaac", items = { "shiny_rock" }, hand = { "bomb" } },
    { name = "P2", items = { "mr_boom" } },
  },
  monsters = { "fatty" },
  play = function(t)
    t.P1:activate "isaac"  t:settle()
    t.P1:play("bomb", "fatty")  t:settle()
    t.P2:activate("mr_boom", "fatty")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t.P2.coins == 0)  check(t:hp "fatty" == 2) end,
}

scenario "Shiny Rock gains its ¢ even if the activated ability is cancelled" {
  cites = { "20.2.2", "5.2.7" },
  players = {
    { name = "P1", items = { "shiny_rock", "mr_boom" } },
    { name = "P2", hand = { "butter_bean" }, loot_plays = 1 },
  },
  monsters = { "fatty" },
  play = function(t)
    t.P1:activate("mr_boom", "fatty")
    t.P2:play("butter_bean", "mr_boom")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t:hp "fatty" == 4)  check(not t:charged "mr_boom") end,
}

scenario "Classic: a paid effect does not activate an item for Shiny Rock" {
  rules = "classic",
  cites = { "6.3.4" },
  players = {
    { name = "P1", coins = 4, items = { "shiny_rock", "battery_bum", { "mr_boom", charged = false } } },
    { name = "P2" },
  },
  play = function(t) t.P1:activate("battery_bum", "mr_boom")  t:settle() end,
  expect = function(t) check(t.P1.coins == 0)  check(t:charged "mr_boom") end,
}
