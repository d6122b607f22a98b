scenario "Compost: the next loot card that a player draws comes from the loot discard, only one card" {
  cites = { "6.7.1", "6.7.3", "4.2.3" },
  players = { { name = "P1", items = { "compost" } }, { name = "P2" } },
  deck = { loot = { "a_penny", "two_cents" } },
  discard = { loot = { "a_dime", "bomb" } },
  play = function(t)
    t.P1:activate "compost"  t:settle()
    t.P1:end_turn()  t:settle()
    check(t.P2:holds "a_dime")  check(t:discard "loot" == "bomb")
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P2.loot == 1)  check(t.P1:holds "a_penny")  check(t:discard "loot" == "bomb") end,
}

scenario "Q69 Compost waits while the loot discard is empty" {
  cites = { "6.7.3" },
  players = { { name = "P1", items = { "compost" } }, { name = "P2", hand = { "a_dime" } } },
  deck = { loot = { "a_penny", "two_cents" } },
  play = function(t)
    t.P1:activate "compost"  t:settle()
    t.P1:end_turn()  t:settle()
    check(t.P2:holds "a_penny")
    t.P2:play "a_dime"  t:settle()
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1:holds "a_dime")  check(t:top "loot" == "two_cents") end,
}

scenario "Compost rerolled after it was used still takes the next loot card from the discard" {
  cites = { "5.2.9", "6.7.1" },
  players = { { name = "P1", items = { "compost", "the_d20" } }, { name = "P2" } },
  deck = { loot = { "a_penny" }, treasure = { "meat" } },
  discard = { loot = { "bomb", "a_dime" } },
  play = function(t)
    t.P1:activate "compost"  t:settle()
    t.P1:activate("the_d20", "compost")  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P2.loot == 1)  check(not t.P2:holds "a_penny")  check(t:top "loot" == "a_penny") end,
}
