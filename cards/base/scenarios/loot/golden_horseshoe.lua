scenario "Golden Horseshoe: its player looks at the top treasure as their turn starts, and may put it on the bottom" {
  cites = { "4.2.2", "6.8.2", "19.3.3" },
  players = { { name = "P1" }, { name = "P2", items = { "golden_horseshoe" } } },
  deck = { treasure = { "breakfast", "meat", "dinner" } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(t.asked == "P2")  check(t.P2:sees "treasure")  check(not t.P2:sees("treasure", 2))
    check(not t.P1:sees "treasure")
    t.P2:choose "yes"  t:settle()
  end,
  expect = function(t) check(t:top "treasure" == "meat")  check(t:bottom "treasure" == "breakfast") end,
}

scenario "Golden Horseshoe: its player may leave the treasure on top" {
  cites = { "4.2.2" },
  players = { { name = "P1" }, { name = "P2", items = { "golden_horseshoe" } } },
  deck = { treasure = { "breakfast", "meat" } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    t.P2:choose "no"  t:settle()
  end,
  expect = function(t) check(t:top "treasure" == "breakfast")  check(t:top("treasure", 2) == "meat") end,
}

scenario "Golden Horseshoe is a trinket, and does nothing in the turns of others" {
  cites = { "3.2.3", "6.8.2" },
  players = { { name = "P1", hand = { "golden_horseshoe" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "golden_horseshoe"  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1:has "golden_horseshoe")  check(t.active == "P2")  check(t.question == "action") end,
}
