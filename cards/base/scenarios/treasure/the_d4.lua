scenario "The D4 is destroyed and rerolls every item of a player, but not the eternal ones" {
  cites = { "7.10", "20.8.1", "6.8.1" },
  players = { { name = "P1", items = { "the_d4" } }, { name = "P2", items = { "breakfast", "the_d6", "dinner" } } },
  deck = { treasure = { "meat", "synthoil", "eye_of_greed" } },
  play = function(t) t.P1:activate("the_d4", "P2")  t:settle() end,
  expect = function(t)
    check(t:discarded "the_d4")  check(t:discarded "breakfast")  check(t:discarded "dinner")
    check(t.P2:has "meat")  check(t.P2:has "synthoil")  check(t.P2:has "the_d6")  check(#t.P2.items == 3)
    check(t:top "treasure" == "eye_of_greed")
  end,
}
