scenario "Pay to Play steals a non-eternal item of another player for 10¢" {
  cites = { "6.3.3", "20.3.3", "20.5.3" },
  players = {
    { name = "P1", coins = 19, items = { "pay_to_play", "dinner" } },
    { name = "P2", items = { "breakfast", "the_d6", "meat" } },
  },
  shop = { "synthoil" },
  play = function(t)
    t.P1:activate "pay_to_play"
    check(t.question == "target")  check(#t.options == 2)  -- Breakfast or Meat!
    t.P1:choose "breakfast"
    check(t.P1.coins == 9)
    t:settle()
    check(not t:can("P1", "pay_to_play"))
  end,
  expect = function(t)
    check(t.P1:has "breakfast")  check(t.P1.max_hp == 4)  check(t.P2.max_hp == 2)  check(#t.P2.items == 2)
    check(t:events "item_gained" == 0)  check(t.P2.coins == 0)
  end,
}

scenario "Pay to Play works with exactly 10¢, in another player's turn too" {
  cites = { "6.3.3" },
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2", coins = 10, items = { "pay_to_play" } } },
  play = function(t) t.P2:activate("pay_to_play", "breakfast")  t:settle() end,
  expect = function(t) check(t.P2.coins == 0)  check(t.P2:has "breakfast") end,
}

scenario "Pay to Play can't steal an item destroyed in response, and the 10¢ stay paid" {
  cites = { "7.5", "6.2.2" },
  players = {
    { name = "P1", coins = 10, items = { "pay_to_play" } },
    { name = "P2", items = { "breakfast", "the_d20" } },
  },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:activate("pay_to_play", "breakfast")
    t.P2:activate("the_d20", "breakfast")  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 0)  check(t.P2:has "meat")  check(#t.P1.items == 1)  check(t:events "fizzled" == 1)
  end,
}
