scenario "Cash Box rewards 8¢ in one turn" {
  players = {
    { name = "P1", hand = { "a_nickel", "three_cents" }, loot_plays = 2, items = { "cash_box" } },
    { name = "P2", items = { "cash_box" } },
  },
  deck = { treasure = { "breakfast", "dinner" } },
  play = function(t)
    t.P1:play "a_nickel"  t:settle()
    t.P1:play "three_cents"  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1:has "breakfast")  check(not t.P1:has "dinner")  check(#t.P2.items == 1) end,
}

scenario "Cash Box does not count the ¢ of other players" {
  players = {
    { name = "P1", hand = { "a_nickel" }, items = { "cash_box" } },
    { name = "P2", hand = { "a_nickel" }, loot_plays = 1 },
  },
  deck = { treasure = { "breakfast" } },
  play = function(t)
    t.P1:play "a_nickel"  t:settle()
    t.P2:play "a_nickel"  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(#t.P1.items == 1) end,
}

scenario "Cash Box pays only in its player's turn" {
  players = {
    { name = "P1", hand = { "a_dime" } },
    { name = "P2", hand = { "a_dime" }, loot_plays = 1, items = { "cash_box" } },
  },
  play = function(t)
    t.P2:play "a_dime"  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(#t.P2.items == 1) end,
}
