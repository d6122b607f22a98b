scenario "3 Cents! gains its player 3¢ and goes to the discard" {
  cites = { "8.1", "8.4", "20.3.1" },
  players = { { name = "P1", coins = 2, hand = { "three_cents" } }, { name = "P2", coins = 2 } },
  play = function(t) t.P1:play "three_cents"  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 5)  check(t.P2.coins == 2)
    check(t.P1.loot == 0)  check(t:discarded "three_cents")  check(t:events "coins_gained" == 1)
  end,
}
