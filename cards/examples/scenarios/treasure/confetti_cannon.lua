scenario "Confetti Cannon enters play deactivated" {
  players = { { name = "P1", coins = 10 }, { name = "P2" } },
  deck = { treasure = { "confetti_cannon" } },
  play = function(t) t.P1:buy "deck"  t:settle() end,
  expect = function(t) check(not t:charged "confetti_cannon") end,
}

scenario "Confetti Cannon deals 3 damage and is destroyed" {
  players = { { name = "P1", items = { "confetti_cannon" } }, { name = "P2" } },
  monsters = { "living_tent", "fly" },
  play = function(t) t.P1:activate("confetti_cannon", "living_tent")  t:settle() end,
  expect = function(t) check(t:hp "living_tent" == 1)  check(t:discarded "confetti_cannon") end,
}
