scenario "Forever Alone steals 1¢" {
  cites = { "20.3.3" },
  players = { { name = "P1", items = { "forever_alone" } }, { name = "P2", coins = 3 } },
  play = function(t) t.P1:activate("forever_alone", "steal 1¢")  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 1)  check(t.P2.coins == 2)  check(t:events "coins_gained" == 0)
    check(not t:charged "forever_alone")
  end,
}

scenario "Forever Alone looks at the top card of a deck and leaves it there" {
  cites = { "19.3.3" },
  players = { { name = "P1", items = { "forever_alone" } }, { name = "P2" } },
  deck = { loot = { "a_dime" } },
  play = function(t) t.P1:activate("forever_alone", "look at the top", "loot deck")  t:settle() end,
  expect = function(t)
    check(t:top "loot" == "a_dime")  check(t.P1.loot == 0)
    check(t.P1:sees("loot", 1))  check(not t.P1:sees("loot", 2))  check(not t.P2:sees("loot", 1))
  end,
}

scenario "Forever Alone discards a loot, then loots 1" {
  cites = { "7.9", "8.7", "20.5.1" },
  players = { { name = "P1", items = { "forever_alone" }, hand = { "a_penny", "a_nickel" } }, { name = "P2" } },
  deck = { loot = { "a_dime", "bomb" } },
  play = function(t)
    t.P1:activate("forever_alone", "discard a loot")  t:settle()
    t.P1:choose "a_penny"  t:settle()
  end,
  expect = function(t)
    check(t:discarded "a_penny")  check(t.P1:holds "a_dime")  check(t.P1.loot == 2)
  end,
}

scenario "Forever Alone is recharged when its player takes damage" {
  cites = { "10.2.4", "20.2.1" },
  players = {
    { name = "P1", items = { { "forever_alone", charged = false } }, hand = { "bomb", "bomb" }, loot_plays = 2,
  },
              { name = "P2" } },
  play = function(t)
    t.P1:play("bomb", "P2")  t:settle()
    check(not t:charged "forever_alone")
    t.P1:play("bomb", "P1")  t:settle()
  end,
  expect = function(t) check(t:charged "forever_alone") end,
}

scenario "Forever Alone is eternal: it can't pay for a death" {
  cites = { "3.1.3", "6.8.1", "13.5.3" },
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2", items = { "forever_alone" } } },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(not t.P2.alive)  check(t.P2:has "forever_alone") end,
}
