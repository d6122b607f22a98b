scenario "4 Cents! gains its player 4¢ and goes to the discard" {
  cites = { "8.1", "8.4", "20.3.1" },
  players = { { name = "P1", coins = 2, hand = { "four_cents" } }, { name = "P2", coins = 2 } },
  play = function(t) t.P1:play "four_cents"  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 6)  check(t.P2.coins == 2)
    check(t.P1.loot == 0)  check(t:discarded "four_cents")  check(t:events "coins_gained" == 1)
  end,
}

scenario "4 Cents! is cancelled by The Fool that is played on top of it" {
  cites = { "5.2.7", "4.5.1" },
  players = { { name = "P1", hand = { "four_cents" } }, { name = "P2", hand = { "tarot_the_fool" }, loot_plays = 1 } },
  play = function(t)
    t.P1:play "four_cents"
    t.P2:play "tarot_the_fool"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t:discarded "four_cents")  check(t.active == "P2") end,
}
