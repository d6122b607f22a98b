scenario "Popcorn Bucket counts the snacks in the discard" {
  players = { { name = "P1", items = { "popcorn_bucket" } }, { name = "P2" } },
  discard = { loot = { "toffee_apple", "fish_food", "a_penny", "a_penny", "toffee_apple", "banana_peel" } },
  play = function(t) t:settle() end,
  expect = function(t) check(t:attack_of "P1" == 3)  check(t:attack_of "P2" == 1) end,
}
