scenario "Mom's Coin Purse loots 1 more in its player's loot step" {
  cites = { "4.2.3" },
  players = { { name = "P1" }, { name = "P2", items = { "moms_coin_purse" } } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(t.P2.loot == 2)
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 1)  check(t.P2.loot == 2) end,
}
