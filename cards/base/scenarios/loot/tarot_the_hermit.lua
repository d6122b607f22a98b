scenario "IX. The Hermit: of the top 5 treasures one stays on top, and the others go to the bottom in any order" {
  cites = { "19.3.3", "20.4.1", "8.4" },
  players = { { name = "P1", hand = { "tarot_the_hermit" } }, { name = "P2" } },
  deck = { treasure = { "meat", "dinner", "breakfast", "box", "compost", "decoy", "smelter", only = true } },
  play = function(t)
    t.P1:play "tarot_the_hermit"  t:settle()
    check(#t.options == 5)  check(t.P1:sees("treasure", 5))  check(not t.P1:sees("treasure", 6))
    check(not t.P2:sees "treasure")
    t.P1:choose("breakfast", "compost", "meat", "box")  -- the last one left ends lowest
    t:settle()
  end,
  expect = function(t)
    check(t:top "treasure" == "breakfast")  check(t:top("treasure", 2) == "decoy")
    check(t:top("treasure", 3) == "smelter")
    check(t:top("treasure", 4) == "compost")  check(t:top("treasure", 5) == "meat")
    check(t:top("treasure", 6) == "box")
    check(t:bottom "treasure" == "dinner")  check(t:discarded "tarot_the_hermit")  check(t:deck_size "treasure" == 7)
  end,
}

scenario "IX. The Hermit with fewer treasures keeps 1 of those that are left" {
  cites = { "1.3" },
  players = { { name = "P1", hand = { "tarot_the_hermit" } }, { name = "P2" } },
  deck = { treasure = { "meat", "dinner", only = true } },
  play = function(t)
    t.P1:play "tarot_the_hermit"  t:settle()
    t.P1:choose "dinner"  t:settle()
  end,
  expect = function(t) check(t:top "treasure" == "dinner")  check(t:bottom "treasure" == "meat") end,
}

