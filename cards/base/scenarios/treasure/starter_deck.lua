scenario "Starter Deck loots 2 at the end of its player's turn with 8 loot cards in hand" {
  cites = { "4.4.1", "20.5.1" },
  players = {
    { name = "P1", items = { "starter_deck" },
      hand = { "bomb", "bomb", "bomb", "bomb", "bomb", "bomb", "bomb", "bomb" } },
    { name = "P2" },
  },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.P1.loot == 10)  check(t.active == "P2") end,
}

scenario "Starter Deck does nothing with 7 loot cards" {
  cites = { "4.4.1" },
  players = {
    { name = "P1", items = { "starter_deck" }, hand = { "bomb", "bomb", "bomb", "bomb", "bomb", "bomb", "bomb" } },
    { name = "P2" },
  },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.P1.loot == 7) end,
}

scenario "Starter Deck does nothing at the end of another player's turn" {
  cites = { "4.4.1" },
  players = {
    { name = "P1" },
    { name = "P2" },
    { name = "P3", items = { "starter_deck" },
      hand = { "bomb", "bomb", "bomb", "bomb", "bomb", "bomb", "bomb", "bomb" } },
  },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.active == "P2")  check(t.P3.loot == 8) end,
}

scenario "Q83 Starter Deck checks its condition again as it resolves: with 7 cards by then it loots nothing" {
  cites = { "7.8", "6.6.2" },
  players = {
    { name = "P1", items = { "starter_deck" },
      hand = { "a_penny", "bomb", "bomb", "bomb", "bomb", "bomb", "bomb", "bomb" } },
    { name = "P2" },
  },
  play = function(t)
    t.P1:end_turn()  t:pass_all()
    t.P1:play "a_penny"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 7)  check(t.active == "P2") end,
}
