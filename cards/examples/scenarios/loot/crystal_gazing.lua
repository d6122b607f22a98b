scenario "Crystal Gazing reorders 4 cards" {
  players = { { name = "P1", hand = { "crystal_gazing" } }, { name = "P2" } },
  deck = { treasure = { "breakfast", "dinner", "mr_boom", "boomerang", "stuffed_cat" } },
  play = function(t)
    t.P1:play("crystal_gazing", "treasure")  t:resolve()
    t.P1:choose("dinner", "breakfast", "mr_boom")  t:settle()
  end,
  expect = function(t)
    check(t:top "treasure" == "boomerang")  check(t:top("treasure", 2) == "mr_boom")
    check(t:top("treasure", 4) == "dinner")  check(not t.P1:sees("treasure", 5))
  end,
}
