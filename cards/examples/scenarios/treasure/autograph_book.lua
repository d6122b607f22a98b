scenario "Autograph Book collects from all noted players, and forgets them" {
  players = {
    { name = "P1", coins = 2, items = { "autograph_book" } },
    { name = "P2", coins = 5 },
    { name = "P3", coins = 5 },
  },
  play = function(t)
    t.P1:activate("autograph_book", 1, "P2")  t:settle()
    check(t:why_not("P1", "activate", "autograph_book") == nil)  -- the second ability
    t.P1:end_turn()  t:settle()  t.P2:end_turn()  t:settle()  t.P3:end_turn()  t:settle()
    t.P1:activate("autograph_book", 1, "P3")  t:settle()
    check(t.P1.coins == 0)
    t.P1:activate("autograph_book", 2)  t:settle()
    check(t.P1.coins == 4)  check(t.P2.coins == 3)  check(t.P3.coins == 3)
    t.P1:end_turn()  t:settle()  t.P2:end_turn()  t:settle()  t.P3:end_turn()  t:settle()
    t.P1:activate("autograph_book", 2)  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4)  check(t.P2.coins == 3) end,
}

scenario "Autograph Book notes only other players" {
  players = { { name = "P1", coins = 1, items = { "autograph_book" } }, { name = "P2", coins = 1 } },
  play = function(t)
    t.P1:activate("autograph_book", 1)  t:settle()  -- there is only one other player
    t.P1:activate("autograph_book", 2)  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P2.coins == 0) end,
}

scenario "Autograph Book notes each player only once" {
  players = { { name = "P1", coins = 2, items = { "autograph_book" } }, { name = "P2", coins = 5 } },
  play = function(t)
    t.P1:activate("autograph_book", 1)  t:settle()
    t.P1:end_turn()  t:settle()  t.P2:end_turn()  t:settle()
    t.P1:activate("autograph_book", 1)  t:settle()
    t.P1:activate("autograph_book", 2)  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2)  check(t.P2.coins == 3) end,
}
