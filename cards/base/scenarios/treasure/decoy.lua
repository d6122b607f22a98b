scenario "Decoy is swapped with a non-eternal item of another player" {
  cites = { "20.3.4", "20.3.5", "6.8.1" },
  players = { { name = "P1", items = { "decoy" } }, { name = "P2", items = { "breakfast", "meat", "the_d6" } } },
  play = function(t)
    t.P1:activate("decoy", "breakfast")  t:settle()
  end,
  expect = function(t)
    check(t.P1:has "breakfast")  check(t.P2:has "decoy")  check(not t.P1:has "decoy")
    check(t.P1.max_hp == 3)  check(t.P2.max_hp == 2)  check(t:events "item_gained" == 0)
    check(not t:charged "decoy")
  end,
}

scenario "Decoy can't take an eternal item or one from the shop" {
  cites = { "7.12" },
  players = { { name = "P1", items = { "decoy" } }, { name = "P2", items = { "the_d6" } } },
  play = function(t) check(not t:can("P1", "decoy")) end,
}

scenario "Decoy fizzles if the other item is gone by then" {
  cites = { "7.5" },
  players = { { name = "P1", items = { "decoy" } }, { name = "P2", items = { "breakfast", "the_d20" } } },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:activate("decoy", "breakfast")
    t.P2:activate("the_d20", "breakfast")  t:settle()
  end,
  expect = function(t) check(t.P1:has "decoy")  check(t.P2:has "meat")  check(not t:charged "decoy") end,
}

scenario "Decoy rerolled in response swaps nothing" {
  cites = { "7.7", "1.3" },
  players = { { name = "P1", items = { "decoy" } }, { name = "P2", items = { "breakfast", "the_d20" } } },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:activate("decoy", "breakfast")
    t.P2:activate("the_d20", "decoy")  t:settle()
  end,
  expect = function(t) check(t.P1:has "meat")  check(t.P2:has "breakfast") end,
}
