scenario "Dinner gives its player +1 HP" {
  cites = { "6.4.1", "10.1.7", "12.4" },
  players = { { name = "P1", hp = 1, coins = 10 }, { name = "P2" } },
  shop = { "dinner" },
  play = function(t) t.P1:buy "dinner"  t:settle() end,
  expect = function(t) check(t.P1.max_hp == 3)  check(t.P1.hp == 2)  check(t.P2.max_hp == 2) end,
}
