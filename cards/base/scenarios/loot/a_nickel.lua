scenario "A Nickel! gains its player 5¢ and goes to the discard" {
  cites = { "8.1", "8.4", "20.3.1" },
  players = { { name = "P1", coins = 2, hand = { "a_nickel" } }, { name = "P2", coins = 2 } },
  play = function(t) t.P1:play "a_nickel"  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 7)  check(t.P2.coins == 2)
    check(t.P1.loot == 0)  check(t:discarded "a_nickel")  check(t:events "coins_gained" == 1)
  end,
}

scenario "A Nickel! played in another's turn gains its player 5¢, even after their death" {
  cites = { "5.1.7", "13.4.5" },
  players = {
    { name = "P1", hand = { "gold_bomb" } },
    { name = "P2", coins = 1, hand = { "a_nickel", "bomb" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play("gold_bomb", "P2")  t:resolve()  t:resolve()
    t.P2:play "a_nickel"  t:settle()
  end,
  expect = function(t) check(not t.P2.alive)  check(t.P2.coins == 5)  check(t.P2.loot == 0) end,
}
