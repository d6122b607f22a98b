scenario "Stuffed Cat gives 1 attack with 2 Guppy items" {
  players = { { name = "P1", items = { "stuffed_cat" } }, { name = "P2", items = { "stuffed_cat", "guppys_paw" } } },
  play = function(t) t:settle() end,
  expect = function(t) check(t:attack_of "P1" == 1)  check(t:attack_of "P2" == 2) end,
}
