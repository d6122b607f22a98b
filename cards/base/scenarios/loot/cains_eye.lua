scenario "Cain's Eye: its player looks at the top loot as their turn starts, and may put it on the bottom" {
  cites = { "4.2.2", "6.8.2", "19.3.3" },
  players = { { name = "P1" }, { name = "P2", items = { "cains_eye" } } },
  deck = { loot = { "a_dime", "a_penny", "bomb" } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(t.asked == "P2")  check(t.P2:sees "loot")  check(not t.P2:sees("loot", 2))  check(not t.P1:sees "loot")
    t.P2:choose "yes"
    check(t:bottom "loot" == "a_dime")
    t:settle()
  end,
  expect = function(t) check(t.P2:holds "a_penny")  check(t:top "loot" == "bomb")  check(t.P2.loot == 1) end,
}

scenario "Cain's Eye: its player may leave the loot on top, and draws it" {
  cites = { "4.2.2", "4.2.3" },
  players = { { name = "P1" }, { name = "P2", items = { "cains_eye" } } },
  deck = { loot = { "a_dime", "a_penny" } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    t.P2:choose "no"  t:settle()
  end,
  expect = function(t) check(t.P2:holds "a_dime")  check(t:top "loot" == "a_penny") end,
}

scenario "Cain's Eye is a trinket, and does nothing in the turns of others" {
  cites = { "3.2.3", "6.8.2" },
  players = { { name = "P1", hand = { "cains_eye" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "cains_eye"  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1:has "cains_eye")  check(t.active == "P2")  check(t.question == "action") end,
}

scenario "Cain's Eye rerolled in response still shows its card" {
  cites = { "5.2.9", "20.8.1" },
  players = { { name = "P1", items = { "the_d20" } }, { name = "P2", items = { "cains_eye" } } },
  deck = { loot = { "a_dime", "a_penny" }, treasure = { "breakfast" } },
  play = function(t)
    t.P1:end_turn()
    t:pass_all()  t:pass_all()
    t.P1:activate("the_d20", "cains_eye")  t:settle()
    check(t:discarded "cains_eye")  check(t.P2:has "breakfast")  check(t.asked == "P2")
    t.P2:choose "yes"  t:settle()
  end,
  expect = function(t) check(t:bottom "loot" == "a_dime")  check(t.P2:holds "a_penny") end,
}
