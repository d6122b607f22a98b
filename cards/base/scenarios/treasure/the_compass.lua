scenario "The Compass puts the top 4 cards of the loot deck back in any order at the end of its player's turn" {
  cites = { "4.4.1", "20.4.1", "19.3.3" },
  players = { { name = "P1", items = { "the_compass" } }, { name = "P2" } },
  deck = { loot = { "a_penny", "two_cents", "three_cents", "four_cents", "a_nickel" } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(#t.options == 4)  check(t.P1:sees("loot", 4))  check(not t.P1:sees("loot", 5))
    check(not t.P2:sees("loot", 1))
    t.P1:choose("two_cents", "four_cents", "a_penny")  -- the last one ends on top
    t:settle()
  end,
  expect = function(t)
    check(t.P2:holds "three_cents")  check(t:top "loot" == "a_penny")  check(t:top("loot", 2) == "four_cents")
    check(t:top("loot", 3) == "two_cents")  check(t:top("loot", 4) == "a_nickel")
  end,
}

scenario "The Compass shows its player nothing at the end of another player's turn" {
  cites = { "4.4.1" },
  players = { { name = "P1" }, { name = "P2" }, { name = "P3", items = { "the_compass" } } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.active == "P2")  check(not t.P3:sees("loot", 1)) end,
}

scenario "The Compass orders what is left of a deck with fewer than 4 cards" {
  cites = { "20.11.1", "20.4.1" },
  players = { { name = "P1", items = { "the_compass" } }, { name = "P2" } },
  deck = { loot = { "a_penny", "two_cents", only = true } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    t.P1:choose "a_penny"  t:settle()
  end,
  expect = function(t) check(t.P2:holds "two_cents")  check(t:top "loot" == "a_penny") end,
}
