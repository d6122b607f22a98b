scenario "XVIII. The Moon: of the top 5 loot cards one stays on top, and the others go to the bottom in any order" {
  cites = { "19.3.3", "20.4.1", "8.4" },
  players = { { name = "P1", hand = { "tarot_the_moon" } }, { name = "P2" } },
  deck = { loot = { "a_penny", "two_cents", "three_cents", "four_cents", "a_nickel", "a_dime", "bomb", only = true } },
  play = function(t)
    t.P1:play "tarot_the_moon"  t:settle()
    check(#t.options == 5)  check(t.P1:sees("loot", 5))  check(not t.P1:sees("loot", 6))
    check(not t.P2:sees "loot")
    t.P1:choose("three_cents", "a_nickel", "a_penny", "four_cents")  -- the last one left ends lowest
    t:settle()
  end,
  expect = function(t)
    check(t:top "loot" == "three_cents")  check(t:top("loot", 2) == "a_dime")  check(t:top("loot", 3) == "bomb")
    check(t:top("loot", 4) == "a_nickel")  check(t:top("loot", 5) == "a_penny")  check(t:top("loot", 6) == "four_cents")
    check(t:bottom "loot" == "two_cents")  check(t:discarded "tarot_the_moon")  check(t:deck_size "loot" == 7)
  end,
}

scenario "XVIII. The Moon with fewer loot cards keeps 1 of those that are left" {
  cites = { "1.3" },
  players = { { name = "P1", hand = { "tarot_the_moon" } }, { name = "P2" } },
  deck = { loot = { "a_penny", "two_cents", only = true } },
  play = function(t)
    t.P1:play "tarot_the_moon"  t:settle()
    t.P1:choose "two_cents"  t:settle()
  end,
  expect = function(t) check(t:top "loot" == "two_cents")  check(t:bottom "loot" == "a_penny") end,
}

