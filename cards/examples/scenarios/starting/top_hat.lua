scenario "Top Hat gains 1¢, and recharges at the end of its player's turn" {
  players = { { name = "P1", items = { "top_hat" } }, { name = "P2" }, { name = "P3", items = { "top_hat" } } },
  play = function(t)
    t.P1:activate "top_hat"  t:settle()
    check(t.P1.coins == 1)
    t.P3:activate "top_hat"  t:settle()
    t.P1:end_turn()  t:settle()
    check(not t:can("P3", "top_hat"))
    t.P1:activate "top_hat"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2)  check(t.P3.coins == 1) end,
}
