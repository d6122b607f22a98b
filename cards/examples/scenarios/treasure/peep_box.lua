scenario "Peep Box shows a treasure to another player, and pays its own" {
  players = { { name = "P1", coins = 1, items = { "peep_box" } }, { name = "P2", coins = 3 } },
  deck = { treasure = { "breakfast" } },
  play = function(t)
    check(not t:can("P1", "activate peep_box"))
    t.P2:activate "peep_box"  t:settle()
  end,
  expect = function(t)
    check(t.P2:sees "treasure")  check(not t.P2:sees("treasure", 2))  check(not t.P1:sees "treasure")
    check(t.P2.coins == 2)  check(t.P1.coins == 2)
    check(t:why_not("P2", "activate", "peep_box") == "6.3.5")
  end,
}
