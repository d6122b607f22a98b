scenario "The Battery recharges another item" {
  cites = { "20.2.1", "6.3.2" },
  players = { { name = "P1", items = { "the_battery", { "mr_boom", charged = false } } }, { name = "P2" } },
  play = function(t) t.P1:activate("the_battery", "mr_boom")  t:settle() end,
  expect = function(t) check(t:charged "mr_boom")  check(not t:charged "the_battery") end,
}

scenario "The Battery can't be its own target" {
  cites = { "7.1" },
  players = { { name = "P1", items = { "the_battery" } }, { name = "P2" } },
  shop = { "meat", "dinner" },
  play = function(t)
    t.P1:activate "the_battery"
    check(t.question == "target")  check(#t.options == 2)  -- the two items in the shop
    t.P1:choose "meat"  t:settle()
  end,
  expect = function(t) check(not t:charged "the_battery") end,
}

scenario "The Battery recharges an item of another player, and one that was used in response" {
  cites = { "7.1", "20.2.1" },
  players = { { name = "P1", items = { "the_battery", "mr_boom" } }, { name = "P2" } },
  monsters = { "fatty" },
  play = function(t)
    t.P1:activate("the_battery", "mr_boom")
    t.P1:activate("mr_boom", "fatty")  t:settle()
    check(t:charged "mr_boom")
    t.P1:activate("mr_boom", "fatty")  t:settle()
  end,
  expect = function(t) check(t:hp "fatty" == 2)  check(not t:charged "mr_boom")  check(not t:charged "the_battery") end,
}
