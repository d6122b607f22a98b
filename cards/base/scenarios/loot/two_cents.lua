scenario "2 Cents! gains its player 2¢ and goes to the discard" {
  cites = { "8.1", "8.4", "20.3.1" },
  players = { { name = "P1", coins = 2, hand = { "two_cents" } }, { name = "P2", coins = 2 } },
  play = function(t) t.P1:play "two_cents"  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 4)  check(t.P2.coins == 2)
    check(t.P1.loot == 0)  check(t:discarded "two_cents")  check(t:events "coins_gained" == 1)
  end,
}

scenario "2 Cents! copied by Blank Card gives its cents twice, and only the original goes to the discard" {
  cites = { "20.9.2" },
  players = { { name = "P1", hand = { "two_cents" }, items = { "blank_card" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate "blank_card"  t:settle()
    t.P1:play "two_cents"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4)  check(t:discard_size "loot" == 1) end,
}
