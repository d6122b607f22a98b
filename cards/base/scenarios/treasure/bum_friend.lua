scenario "Bum Friend loots 1, then a loot card from the hand goes on top of the loot deck" {
  cites = { "20.5.1", "7.9", "19.3.1" },
  players = { { name = "P1", items = { "bum_friend" }, hand = { "bomb" } }, { name = "P2", hand = { "a_dime" } } },
  deck = { loot = { "a_penny", "two_cents" } },
  play = function(t)
    t.P1:activate "bum_friend"  t:settle()
    check(t.asked == "P1")  check(#t.options == 2)  check(t.P1.loot == 2)
    t.P1:choose "bomb"  t:settle()
  end,
  expect = function(t)
    check(t.P1.loot == 1)  check(t.P1:holds "a_penny")  check(t.P2:holds "a_dime")
    check(t:top "loot" == "bomb")  check(t:top("loot", 2) == "two_cents")  check(not t:charged "bum_friend")
  end,
}

scenario "Bum Friend with an empty hand puts the looted card back" {
  cites = { "1.3" },
  players = { { name = "P1", items = { "bum_friend" } }, { name = "P2" } },
  deck = { loot = { "a_penny", "two_cents" } },
  play = function(t) t.P1:activate "bum_friend"  t:settle() end,
  expect = function(t)
    check(t.P1.loot == 0)  check(t:top "loot" == "a_penny")  check(t:events "loot_drawn" == 1)
  end,
}

scenario "Bum Friend under Two of Clubs loots 2 and still puts back 1" {
  cites = { "6.7.3" },
  players = { { name = "P1", items = { "bum_friend", "two_of_clubs" } }, { name = "P2" } },
  deck = { loot = { "a_penny", "two_cents", "bomb" } },
  play = function(t)
    t.P1:activate("two_of_clubs", "P1")  t:settle()
    t.P1:activate "bum_friend"  t:settle()
    t.P1:choose "two_cents"  t:settle()
  end,
  expect = function(t)
    check(t.P1.loot == 1)  check(t.P1:holds "a_penny")
    check(t:top "loot" == "two_cents")  check(t:top("loot", 2) == "bomb")
  end,
}
