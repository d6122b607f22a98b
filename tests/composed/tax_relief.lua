-- treasure: Pay 2 cents: Target player draws a loot card.
scenario "two cents for a card of anybody" {
  players = { { name = "P1", coins = 3, items = { "tax_relief" } }, { name = "P2" } },
  play = function(t) t.P1:activate("tax_relief", "P2")  t:settle() end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P2.loot == 1)  check(not t:can("P1", "tax_relief")) end,
}
