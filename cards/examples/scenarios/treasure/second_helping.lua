scenario "Second Helping: two loot cards in a turn" {
  phase = "start",
  players = { { name = "P1", items = { "second_helping" } }, { name = "P2" } },
  play = function(t) t:settle() end,
  expect = function(t) check(t.P1.loot_plays == 2) end,
}
