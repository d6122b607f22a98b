scenario "Pawn Counter: an item with counters is worth more" {
  players = { { name = "P1", items = { "pawn_counter", { "coin_pusher", counters = 3 } }, coins = 2 }, { name = "P2" } },
  play = function(t)
    t.P1:activate "pawn_counter"
    t.P1:choose "destroy 1 item"  t.P1:choose "coin_pusher"  t:settle()
    check(t.P1.coins == 5)
    t.P1:activate "pawn_counter"  t.P1:choose "2¢"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3)  check(t.P1.loot == 2) end,
}
