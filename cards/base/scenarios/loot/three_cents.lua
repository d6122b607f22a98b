scenario "3 Cents! gains its player 3¢ and goes to the discard" {
  cites = { "8.1", "8.4", "20.3.1" },
  players = { { name = "P1", coins = 2, hand = { "three_cents" } }, { name = "P2", coins = 2 } },
  play = function(t) t.P1:play "three_cents"  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 5)  check(t.P2.coins == 2)
    check(t.P1.loot == 0)  check(t:discarded "three_cents")  check(t:events "coins_gained" == 1)
  end,
}

scenario "3 Cents! gains its player a bonus soul as soon as they have enough ¢" {
  cites = { "15.4.2" },
  players = { { name = "P1", coins = 22, hand = { "three_cents" } }, { name = "P2" } },
  bonus_souls = { "soul_of_greed" },
  play = function(t)
    t.P1:play "three_cents"
    check(t.P1.souls == 0)
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 25)  check(t.P1:has_soul "soul_of_greed") end,
}
