scenario "Bloody Penny becomes an item when played" {
  cites = { "3.2.3", "6.8.2" },
  players = { { name = "P1", hand = { "bloody_penny" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "bloody_penny"
    check(not t.P1:has "bloody_penny")
    t:settle()
  end,
  expect = function(t)
    check(t.P1:has "bloody_penny")  check(not t:discarded "bloody_penny")  check(#t.P1.items == 1)
  end,
}

scenario "Bloody Penny loots 1 when another player dies, before the penalty is paid" {
  cites = { "13.4.4", "13.5.2", "13.5.3" },
  players = { { name = "P1", hand = { "bomb" }, items = { "bloody_penny" } }, { name = "P2", hp = 1, coins = 3 } },
  deck = { loot = { "a_dime", "a_nickel" } },
  play = function(t)
    t.P1:play("bomb", "P2")
    t:resolve()  t:resolve()
    check(t:stack() == "death of P2")
    t:resolve()
    check(t.P1.loot == 0)  check(t.P2.coins == 3)
    t:settle()
  end,
  expect = function(t)
    check(t.P1.loot == 1)  check(t.P1:holds "a_dime")
    check(not t.P2.alive)  check(t.P2.coins == 2)
  end,
}
