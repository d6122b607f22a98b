scenario "VIII. Justice loots and gains ¢ up to what another player has" {
  cites = { "20.5.1", "20.3.1" },
  players = {
    { name = "P1", coins = 2, hand = { "tarot_justice", "a_penny" } },
    { name = "P2", coins = 7, hand = { "a_penny", "a_penny", "a_nickel" } },
  },
  play = function(t) t.P1:play("tarot_justice", "P2")  t:settle() end,
  expect = function(t)
    check(t.P1.loot == 3)  check(t.P1.coins == 7)  check(t.P2.loot == 3)  check(t.P2.coins == 7)
  end,
}

scenario "VIII. Justice takes nothing from a player who has more" {
  cites = { "1.3" },
  players = { { name = "P1", coins = 9, hand = { "tarot_justice", "a_penny" } }, { name = "P2", coins = 7 } },
  play = function(t) t.P1:play("tarot_justice", "P2")  t:settle() end,
  expect = function(t) check(t.P1.loot == 1)  check(t.P1.coins == 9) end,
}
