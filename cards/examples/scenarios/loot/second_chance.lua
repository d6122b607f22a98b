scenario "Second Chance: the thrown away treasure comes back" {
  players = { { name = "P1", hand = { "second_chance" } }, { name = "P2" } },
  discard = { treasure = { "mr_boom" } },
  play = function(t) t.P1:play "second_chance"  t:settle() end,
  expect = function(t) check(t.P1:has "mr_boom") end,
}

scenario "Second Chance: nothing was thrown away" {
  players = { { name = "P1", hand = { "second_chance" } }, { name = "P2" } },
  play = function(t) check(not t:can("P1", "play second_chance")) end,
  expect = function(t) check(t.P1.loot == 1) end,
}
