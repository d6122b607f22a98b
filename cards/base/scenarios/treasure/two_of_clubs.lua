scenario "Two of Clubs doubles a player's loot till end of turn, and nobody else's" {
  cites = { "6.7.3", "20.5.1", "6.7.7" },
  players = {
    { name = "P1", items = { "two_of_clubs", "bum_friend" }, hand = { "pills_loot", "pills_loot" }, loot_plays = 2 },
    { name = "P2", hand = { "pills_loot" }, loot_plays = 1 },
  },
  dice = { 4, 2, 3 },
  play = function(t)
    t.P1:activate("two_of_clubs", "P1")  t:settle()
    t.P1:play "pills_loot"  t:settle()
    check(t.P1.loot == 7)
    t.P1:play "pills_loot"  t:settle()
    check(t.P1.loot == 8)
    t.P2:play "pills_loot"  t:settle()
    check(t.P2.loot == 3)
    t.P1:end_turn()  t:settle()
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 9)  check(t.P2.loot == 4)  check(t:charged "two_of_clubs") end,
}

scenario "Two of Clubs for another player, whose loot step is doubled" {
  cites = { "4.2.3", "6.7.3" },
  phase = "start",
  players = { { name = "P1" }, { name = "P2", items = { "two_of_clubs" } } },
  play = function(t)
    t.P2:activate("two_of_clubs", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 2)  check(t.P2.loot == 0) end,
}

scenario "Q21 Two of Clubs used twice doubles once" {
  cites = { "6.7.4" },
  players = {
    { name = "P1", items = { "two_of_clubs" }, hand = { "lil_battery", "pills_loot" }, loot_plays = 2 },
    { name = "P2" },
  },
  dice = { 1 },
  play = function(t)
    t.P1:activate("two_of_clubs", "P1")  t:settle()
    t.P1:play("lil_battery", "two_of_clubs")  t:settle()
    t.P1:activate("two_of_clubs", "P1")  t:settle()
    t.P1:play "pills_loot"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 2) end,
}

scenario "Two of Clubs and Compost: of the 2 cards one comes from the discard" {
  cites = { "6.7.5" },
  players = { { name = "P1", items = { "two_of_clubs", "compost", "bum_friend" } }, { name = "P2" } },
  deck = { loot = { "a_penny", "two_cents" } },
  discard = { loot = { "a_dime", "bomb" } },
  play = function(t)
    t.P1:activate("two_of_clubs", "P1")  t:settle()
    t.P1:activate "compost"  t:settle()
    t.P1:activate "bum_friend"  t:settle()
    t.P1:choose "a_penny"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 1)  check(t.P1:holds "a_dime")  check(t:discard "loot" == "bomb") end,
}

scenario "Two of Clubs cancelled doubles nothing" {
  cites = { "5.2.7" },
  players = { { name = "P1", items = { "two_of_clubs" } }, { name = "P2", items = { "no" } } },
  play = function(t)
    t.P1:activate("two_of_clubs", "P1")
    t.P2:activate "no"  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P2.loot == 1) end,
}
