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

scenario "Mom's Coin Purse stolen before the loot step adds to no loot step this turn" {
  cites = { "4.2.3", "6.7.2" },
  players = {
    { name = "P1", coins = 10, items = { "pay_to_play" } },
    { name = "P2", items = { "moms_coin_purse", "the_curse" } },
  },
  deck = { loot = { "a_penny", "a_nickel", "a_dime" } },
  play = function(t)
    t.P1:end_turn()
    t:pass_all()  t:pass_all()
    t.P2:choose "treasure deck"
    check(t.active == "P2")  check(t.phase == "start")
    t.P1:activate("pay_to_play", "moms_coin_purse")  t:settle()
  end,
  expect = function(t) check(t.P1:has "moms_coin_purse")  check(t.P2.loot == 1)  check(t.P1.loot == 0) end,
}
