scenario "Collector's Pin gives 1 attack with 5 items" {
  players = {
    { name = "P1", items = { "collectors_pin", "mr_boom", "boomerang", "breakfast" } },
    { name = "P2", items = { "collectors_pin", "mr_boom", "boomerang", "breakfast", "dinner" } },
  },
  play = function(t) t:settle() end,
  expect = function(t) check(t:attack_of "P1" == 1)  check(t:attack_of "P2" == 2) end,
}
