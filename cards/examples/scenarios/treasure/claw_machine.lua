scenario "Claw Machine finds a Fair Prize" {
  players = { { name = "P1", coins = 4, items = { "claw_machine" } }, { name = "P2" } },
  deck = { treasure = { "breakfast", "stuffed_cat", "dinner", "prize_goldfish", "grand_prize", only = true } },
  play = function(t)
    t.P1:activate "claw_machine"  t:settle()
    check(#t.options == 3)
    t.P1:choose "grand_prize"  t:settle()
  end,
  expect = function(t)
    check(t.P1:has "grand_prize")  check(t:discarded "claw_machine")  check(t.P1.coins == 1)
    check(t:events "deck_shuffled" == 1)
  end,
}
