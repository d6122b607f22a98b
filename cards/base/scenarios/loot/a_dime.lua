scenario "A Dime!! gains its player 10¢ and goes to the discard" {
  cites = { "8.1", "8.4", "20.3.1" },
  players = { { name = "P1", coins = 2, hand = { "a_dime" } }, { name = "P2", coins = 2 } },
  play = function(t) t.P1:play "a_dime"  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 12)  check(t.P2.coins == 2)
    check(t.P1.loot == 0)  check(t:discarded "a_dime")  check(t:events "coins_gained" == 1)
  end,
}

scenario "A Dime!! cancelled gains nothing" {
  cites = { "5.2.7", "8.5" },
  players = { { name = "P1", hand = { "a_dime" } }, { name = "P2", hand = { "butter_bean" }, loot_plays = 1 } },
  play = function(t)
    t.P1:play "a_dime"
    t.P2:play "butter_bean"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t:discarded "a_dime")  check(t.P1.loot_plays == 0) end,
}
