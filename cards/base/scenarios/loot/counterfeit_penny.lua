scenario "Counterfeit Penny adds 1¢ to what its player gains" {
  cites = { "6.7.3", "20.3.1" },
  players = {
    { name = "P1", hand = { "counterfeit_penny", "a_nickel" }, loot_plays = 2 },
    { name = "P2", hand = { "a_penny" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play "counterfeit_penny"  t:settle()
    t.P1:play "a_nickel"  t:settle()
    t.P2:play "a_penny"  t:settle()
  end,
  expect = function(t)
    check(t.P1:has "counterfeit_penny")  check(t.P1.coins == 6)  check(t.P2.coins == 1)
  end,
}

scenario "F122 Counterfeit Penny adds nothing to stolen ¢" {
  cites = { "20.3.3", "20.3.5" },
  players = { { name = "P1", items = { "counterfeit_penny", "forever_alone" } }, { name = "P2", coins = 3 } },
  play = function(t) t.P1:activate("forever_alone", "steal 1¢")  t:settle() end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P2.coins == 2) end,
}

scenario "Two Counterfeit Pennies add 2¢ to each gain" {
  cites = { "6.7.4", "6.7.5" },
  players = {
    { name = "P1", items = { "counterfeit_penny", "counterfeit_penny" }, hand = { "a_penny", "a_nickel" },
      loot_plays = 2 },
    { name = "P2" },
  },
  play = function(t)
    t.P1:play "a_penny"  t:settle()
    t.P1:choose "counterfeit_penny#1"  t:settle()  -- which applies first
    check(t.P1.coins == 3)
    t.P1:play "a_nickel"  t:settle()
    t.P1:choose "counterfeit_penny#1"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 10) end,
}

scenario "Counterfeit Penny adds to the rewards of a monster, including rolled rewards" {
  cites = { "3.6.7", "13.2.3" },
  players = { { name = "P1", items = { "counterfeit_penny" }, hand = { "bomb" } }, { name = "P2" } },
  monsters = { { "keeper_head", hp = 1 } },
  dice = { 3 },
  play = function(t) t.P1:play("bomb", "keeper_head")  t:settle() end,
  expect = function(t) check(t.P1.coins == 4) end,
}
