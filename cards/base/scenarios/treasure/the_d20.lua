scenario "The D20 rerolls an item: its controller gains the top treasure" {
  cites = { "20.8.1" },
  players = { { name = "P1", items = { "the_d20" } }, { name = "P2", items = { "breakfast" } } },
  deck = { treasure = { "meat", "synthoil" } },
  play = function(t) t.P1:activate("the_d20", "breakfast")  t:settle() end,
  expect = function(t)
    check(t:discarded "breakfast")  check(t.P2:has "meat")  check(#t.P2.items == 1)  check(t:events "item_gained" == 1)
  end,
}

scenario "The D20 on a shop item: the next treasure takes its slot, and nobody gains it" {
  cites = { "20.8.1", "14.2.1" },
  players = { { name = "P1", items = { "the_d20" } }, { name = "P2" } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "meat", "synthoil" } },
  play = function(t) t.P1:activate("the_d20", "breakfast")  t:settle() end,
  expect = function(t)
    check(t:discarded "breakfast")  check(t:slot(1, "shop") == "meat")  check(t:slot(2, "shop") == "dinner")
    check(t:events "item_gained" == 0)
  end,
}

scenario "The D20 on an eternal item does nothing" {
  cites = { "20.8.1", "6.8.1" },
  players = { { name = "P1", items = { "the_d20" } }, { name = "P2", items = { "the_d6" } } },
  deck = { treasure = { "meat" } },
  play = function(t) t.P1:activate("the_d20", "the_d6")  t:settle() end,
  expect = function(t) check(t.P2:has "the_d6")  check(t:top "treasure" == "meat") end,
}
