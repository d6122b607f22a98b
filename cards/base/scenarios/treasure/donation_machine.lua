scenario "Donation Machine gains 8¢ for an item that another player is given" {
  cites = { "6.2.1", "20.3.2", "20.3.5" },
  players = {
    { name = "P1", items = { "donation_machine", "breakfast", "the_d6", "dinner" } },
    { name = "P2" },
    { name = "P3" },
  },
  play = function(t)
    t.P1:activate "donation_machine"
    check(t.question == "target")  check(#t.options == 2)
    t.P1:choose "P3"
    check(#t.options == 2)  -- Breakfast or Dinner
    t.P1:choose "breakfast"
    check(t.P3:has "breakfast")  check(t.P1.coins == 0)
    t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 8)  check(#t.P1.items == 3)  check(#t.P3.items == 1)  check(#t.P2.items == 0)
    check(t.P3.max_hp == 3)  check(t:events "item_gained" == 0)
  end,
}

scenario "Donation Machine works while there is an item to give, and never gives itself or an eternal item" {
  cites = { "6.3.3", "6.2.2" },
  players = { { name = "P1", items = { "donation_machine", "breakfast", "meat", "the_d6" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate("donation_machine", "breakfast")  t:settle()
    t.P1:activate "donation_machine"  t:settle()
    check(t.P1.coins == 16)
  end,
  expect = function(t)
    check(not t:can("P1", "donation_machine"))  check(#t.P2.items == 2)  check(t.P1:has "the_d6")
  end,
}

scenario "Donation Machine cancelled stays paid" {
  cites = { "6.2.2" },
  players = { { name = "P1", items = { "donation_machine", "breakfast" } }, { name = "P2", items = { "no" } } },
  play = function(t)
    t.P1:activate "donation_machine"
    t.P2:activate "no"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t.P2:has "breakfast") end,
}
