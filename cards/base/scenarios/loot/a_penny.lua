scenario "A Penny! gains its player 1¢ and goes to the discard" {
  cites = { "8.1", "8.4", "20.3.1" },
  players = { { name = "P1", coins = 2, hand = { "a_penny" } }, { name = "P2", coins = 2 } },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 3)  check(t.P2.coins == 2)
    check(t.P1.loot == 0)  check(t:discarded "a_penny")  check(t:events "coins_gained" == 1)
  end,
}

scenario "A Penny!: a Counterfeit Penny gained while it is on the stack counts, one lost before it resolves does not" {
  cites = { "6.7.3", "5.2.6" },
  players = {
    { name = "P1", hand = { "a_penny" }, items = { "counterfeit_penny" } },
    { name = "P2", coins = 10, items = { "pay_to_play" }, hand = { "a_penny" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play "a_penny"
    t.P2:activate("pay_to_play", "counterfeit_penny")  t:settle()
    check(t.P1.coins == 1)  check(t.P2:has "counterfeit_penny")
    t.P2:play "a_penny"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P2.coins == 2) end,
}
