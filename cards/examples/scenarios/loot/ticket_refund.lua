scenario "Ticket Refund: the hand is discarded, and ¢ change hands" {
  players = {
    { name = "P1", coins = 5, hand = { "ticket_refund", "a_penny" } }, { name = "P2", hand = { "a_dime", "bomb" } },
  },
  play = function(t) t.P1:play("ticket_refund", "P2")  t:settle() end,
  expect = function(t)
    check(t.P2.loot == 0)  check(t.P1.loot == 1)  check(t.P1.coins == 3)  check(t.P2.coins == 2)
  end,
}
