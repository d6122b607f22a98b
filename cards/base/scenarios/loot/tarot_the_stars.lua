scenario "XVII. The Stars gains the top treasure" {
  cites = { "3.1.2", "8.4" },
  players = { { name = "P1", hand = { "tarot_the_stars" } }, { name = "P2" } },
  deck = { treasure = { "breakfast", "meat" } },
  play = function(t) t.P1:play "tarot_the_stars"  t:settle() end,
  expect = function(t)
    check(t.P1:has "breakfast")  check(#t.P1.items == 1)  check(t:top "treasure" == "meat")
    check(t.P1.max_hp == 3)  check(t:discarded "tarot_the_stars")  check(#t.P2.items == 0)
  end,
}

scenario "XVII. The Stars: the treasure enters play as its card says" {
  cites = { "3.1.2", "6.7.3" },
  players = { { name = "P1", hand = { "tarot_the_stars" } }, { name = "P2" } },
  deck = { treasure = { "the_dead_cat" } },
  play = function(t) t.P1:play "tarot_the_stars"  t:settle() end,
  expect = function(t) check(t:counters "the_dead_cat" == 9) end,
}
