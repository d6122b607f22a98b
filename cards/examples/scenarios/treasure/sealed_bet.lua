scenario "Sealed Bet pays when the noted number is rolled" {
  players = { { name = "P1", items = { "sealed_bet" } }, { name = "P2" } },
  monsters = { "fly" }, dice = { 1, 6 },
  play = function(t)
    t.P1:activate "sealed_bet"  t:settle()
    check(#t.options == 6)
    t.P1:choose "1"  t:settle()
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3) end,  -- 1¢ of them are the reward of the Fly
}

scenario "Sealed Bet may be on a 6, and pays for the rolls of each player till its player's next turn" {
  players = { { name = "P1", items = { "sealed_bet" } }, { name = "P2" } },
  monsters = { "fly" }, dice = { 6 },
  deck = { loot = { "a_penny", "a_penny" } },
  play = function(t)
    t.P1:activate "sealed_bet"  t:settle()
    t.P1:choose "6"  t:settle()
    t.P1:end_turn()  t:settle()
    t.P2:attack "fly"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2)  check(t.P2.coins == 1) end,
}

scenario "Sealed Bet is forgotten at its player's next turn" {
  players = { { name = "P1", items = { "sealed_bet" } }, { name = "P2" } },
  monsters = { "fly" }, dice = { 6 },
  deck = { loot = { "a_penny", "a_penny" } },
  play = function(t)
    t.P1:activate "sealed_bet"  t:settle()
    t.P1:choose "6"  t:settle()
    t.P1:end_turn()  t:settle()  t.P2:end_turn()  t:settle()
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1) end,
}
