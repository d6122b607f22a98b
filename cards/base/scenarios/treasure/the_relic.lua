scenario "The Relic loots 1 when anyone rolls a 1" {
  cites = { "6.6.4", "20.5.1" },
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2", items = { "the_relic" } } },
  monsters = { "fly" },
  deck = { loot = { "a_dime", "a_penny" } },
  dice = { 1, 1, 2 },
  play = function(t) t.P1:attack "fly"  t:settle() end,
  expect = function(t) check(t.P2.loot == 2)  check(t.P2:holds "a_dime") end,
}
