scenario "Bottomless Bag lets its player keep 13 loot cards" {
  players = {
    { name = "P1", items = { "bottomless_bag" }, hand = {
      "a_penny", "a_penny", "a_penny", "a_penny", "a_penny", "a_penny", "a_penny",
      "a_penny", "a_penny", "a_penny", "a_penny", "a_penny", "a_penny", "a_nickel" } },
    { name = "P2" },
  },
  play = function(t)
    t.P1:end_turn()  t:settle()
    t.P1:choose "a_nickel"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 13)  check(t.active == "P2") end,
}

scenario "Bottomless Bag draws one more card for an empty hand" {
  phase = "start",
  players = { { name = "P1", items = { "bottomless_bag" } }, { name = "P2" } },
  play = function(t) t:settle() end,
  expect = function(t) check(t.P1.loot == 2) end,
}

scenario "Bottomless Bag does not draw more for a hand with a card" {
  phase = "start",
  players = { { name = "P1", items = { "bottomless_bag" }, hand = { "a_penny" } }, { name = "P2" } },
  play = function(t) t:settle() end,
  expect = function(t) check(t.P1.loot == 2) end,
}
