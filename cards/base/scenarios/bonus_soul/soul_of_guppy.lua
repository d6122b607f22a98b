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

scenario "Soul of Guppy stays with its player when a Guppy item is lost, and no other player gains it" {
  cites = { "15.4.3" },
  players = {
    { name = "P1", items = { "guppys_collar" }, hand = { "guppys_hairball" } },
    { name = "P2", coins = 10, items = { "the_dead_cat", "pay_to_play" } },
  },
  bonus_souls = { "soul_of_guppy" },
  play = function(t)
    t.P1:play "guppys_hairball"  t:settle()
    t.P2:activate("pay_to_play", "guppys_hairball")  t:settle()
  end,
  expect = function(t)
    check(t.P1:has_soul "soul_of_guppy")  check(t.P2:has "guppys_hairball")  check(t.P2.souls == 0)
  end,
}
