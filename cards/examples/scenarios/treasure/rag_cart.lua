scenario "Rag Cart plays loot from the discard once the hand is empty" {
  players = { { name = "P1", items = { "rag_cart" }, hand = { "a_penny" }, loot_plays = 2 }, { name = "P2" } },
  discard = { loot = { "a_nickel" } },
  play = function(t)
    check(not t:can("P1", "play a_nickel"))
    t.P1:play "a_penny"  t:settle()
    t.P1:play "a_nickel"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 6) end,
}

scenario "Rag Cart does nothing for other players" {
  players = { { name = "P1", items = { "rag_cart" } }, { name = "P2", loot_plays = 1 } },
  discard = { loot = { "a_nickel" } },
  play = function(t) t:settle() end,
  expect = function(t) check(t:can("P1", "play a_nickel"))  check(not t:can("P2", "play a_nickel")) end,
}

scenario "Rag Cart works only in its player's turn" {
  players = { { name = "P1" }, { name = "P2", items = { "rag_cart" }, loot_plays = 1 } },
  discard = { loot = { "a_nickel" } },
  play = function(t) t:settle() end,
  expect = function(t) check(not t:can("P2", "play")) end,
}
