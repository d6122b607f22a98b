scenario "Purple Heart: its player looks at the top monster as their turn starts, and may put it on the bottom" {
  cites = { "4.2.2", "6.8.2", "19.3.3" },
  players = { { name = "P1" }, { name = "P2", items = { "purple_heart" } } },
  deck = { monster = { "fly", "dip", "pin" } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(t.asked == "P2")  check(t.P2:sees "monster")  check(not t.P2:sees("monster", 2))
    check(not t.P1:sees "monster")
    t.P2:choose "yes"  t:settle()
  end,
  expect = function(t) check(t:top "monster" == "dip")  check(t:bottom "monster" == "fly") end,
}

scenario "Purple Heart: its player may leave the monster on top" {
  cites = { "4.2.2" },
  players = { { name = "P1" }, { name = "P2", items = { "purple_heart" } } },
  deck = { monster = { "fly", "dip" } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    t.P2:choose "no"  t:settle()
  end,
  expect = function(t) check(t:top "monster" == "fly")  check(t:top("monster", 2) == "dip") end,
}

scenario "Purple Heart is a trinket, and does nothing in the turns of others" {
  cites = { "3.2.3", "6.8.2" },
  players = { { name = "P1", hand = { "purple_heart" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "purple_heart"  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1:has "purple_heart")  check(t.active == "P2")  check(t.question == "action") end,
}
