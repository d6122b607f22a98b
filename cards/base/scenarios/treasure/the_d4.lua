scenario "The D4 is destroyed and rerolls each item of a player, in their order, but not the eternal ones" {
  cites = { "7.10", "20.8.1", "20.12.2", "6.8.1" },
  players = { { name = "P1", items = { "the_d4" } }, { name = "P2", items = { "breakfast", "the_d6", "dinner" } } },
  deck = { treasure = { "meat", "synthoil", "eye_of_greed" } },
  play = function(t)
    t.P1:activate "the_d4"  t:settle()
    t.P1:choose "P2"
    check(t.asked == "P2")  check(#t.options == 2)  -- not The D6
    t.P2:choose "dinner"  t:settle()
  end,
  expect = function(t)
    check(t:discarded "the_d4")  check(t:discarded "breakfast")  check(t:discarded "dinner")
    check(t.P2:has "meat")  check(t.P2:has "synthoil")  check(t.P2:has "the_d6")  check(#t.P2.items == 3)
    check(t:top "treasure" == "eye_of_greed")
  end,
}

scenario "The D4 chooses its player as it resolves, and is destroyed whichever player is chosen" {
  cites = { "7.3", "7.10" },
  players = { { name = "P1", items = { "the_d4" } }, { name = "P2", items = { "breakfast" } }, { name = "P3" } },
  play = function(t)
    t.P1:activate "the_d4"
    check(t.question ~= "target")
    t:settle()
    check(t:discarded "the_d4")  check(#t.options == 3)
    t.P1:choose "P3"  t:settle()
  end,
  expect = function(t) check(t.P2:has "breakfast")  check(#t.P3.items == 0)  check(t:discarded "the_d4") end,
}

scenario "The D4 cancelled is not destroyed and rerolls nothing" {
  cites = { "5.2.7", "7.10" },
  players = { { name = "P1", items = { "the_d4" } }, { name = "P2", items = { "no", "breakfast" } } },
  play = function(t)
    t.P1:activate "the_d4"
    t.P2:activate "no"  t:settle()
  end,
  expect = function(t) check(t.P1:has "the_d4")  check(not t:charged "the_d4")  check(t.P2:has "breakfast") end,
}

scenario "The D4 that is stolen in response is destroyed by its ability, whose player still chooses" {
  cites = { "5.2.9", "7.10", "7.7" },
  players = {
    { name = "P1", items = { "the_d4" } }, { name = "P2", coins = 10, items = { "pay_to_play", "breakfast" } },
  },
  deck = { treasure = { "meat", "synthoil" } },
  play = function(t)
    t.P1:activate "the_d4"
    t.P2:activate("pay_to_play", "the_d4")  t:resolve()
    check(t.P2:has "the_d4")
    t:settle()
    check(t.asked == "P1")
    t.P1:choose "P2"  t:settle()
    t.P2:choose "breakfast"  t:settle()
  end,
  expect = function(t) check(t:discarded "the_d4")  check(t:discarded "breakfast")  check(#t.P2.items == 2) end,
}
