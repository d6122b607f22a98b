scenario "Soul of Guppy goes to the first player with 2 Guppy items" {
  cites = { "15.4.2", "15.4.4", "6.8.4" },
  players = { { name = "P1", coins = 10, items = { "guppys_collar" } }, { name = "P2" } },
  shop = { "the_dead_cat" },
  bonus_souls = { "soul_of_guppy" },
  play = function(t)
    check(t.P1.souls == 0)
    t.P1:buy "the_dead_cat"  t:settle()
  end,
  expect = function(t) check(t.P1:has_soul "soul_of_guppy")  check(t.P1.souls == 1) end,
}
