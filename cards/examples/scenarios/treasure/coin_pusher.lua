scenario "Coin Pusher: the player chooses how much to pay" {
  players = { { name = "P1", items = { { "coin_pusher", counters = 3 } }, coins = 6 }, { name = "P2" } },
  play = function(t)
    t.P1:activate "coin_pusher"
    check(#t.options == 4)
    t.P1:choose "2"  t:settle()
    check(t:counters "coin_pusher" == 5)
    check(t.P1.loot == 0)
    t.P1:activate "coin_pusher"  t.P1:choose "3"  t:settle()
  end,
  expect = function(t)
    check(t:counters "coin_pusher" == 2)
    check(t.P1.loot == 4)
    check(t.P1.coins == 1)
  end,
}

scenario "Coin Pusher: exactly 6 counters are enough" {
  players = { { name = "P1", items = { { "coin_pusher", counters = 5 } }, coins = 1 }, { name = "P2" } },
  play = function(t) t.P1:activate "coin_pusher"  t:settle() end,
  expect = function(t) check(t:counters "coin_pusher" == 0)  check(t.P1.loot == 4) end,
}
