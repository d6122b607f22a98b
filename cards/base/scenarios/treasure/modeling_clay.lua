scenario "Modeling Clay becomes a copy of another item for good" {
  cites = { "20.9.1", "6.7.1" },
  players = { { name = "P1", items = { "modeling_clay" } }, { name = "P2", items = { "breakfast", "the_d6" } } },
  play = function(t)
    t.P1:activate("modeling_clay", "breakfast")  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1.max_hp == 3)  check(t.P1.items[1] == "breakfast")  check(t.P2.max_hp == 3) end,
}

scenario "Modeling Clay can copy neither itself nor an eternal item" {
  cites = { "7.1" },
  players = { { name = "P1", items = { "modeling_clay" } }, { name = "P2", items = { "the_d6", "dinner" } } },
  shop = { "breakfast", "meat" },
  play = function(t)
    t.P1:activate "modeling_clay"
    check(#t.options == 3)
    t.P1:choose "meat"  t:settle()
  end,
  expect = function(t) check(t.P1.items[1] == "meat")  check(t:slot(2, "shop") == "meat") end,
}

scenario "Modeling Clay stolen in response still becomes the copy, and stays one for the thief" {
  cites = { "20.9.1", "7.7" },
  players = {
    { name = "P1", items = { "modeling_clay" } }, { name = "P2", coins = 10, items = { "pay_to_play", "breakfast" } },
  },
  play = function(t)
    t.P1:activate("modeling_clay", "breakfast")
    t.P2:activate("pay_to_play", "modeling_clay")  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P2.max_hp == 4)  check(#t.P1.items == 0) end,
}

scenario "Modeling Clay fizzles if the other item is gone by then" {
  cites = { "7.5" },
  players = { { name = "P1", items = { "modeling_clay" } }, { name = "P2", items = { "breakfast", "the_d20" } } },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:activate("modeling_clay", "breakfast")
    t.P2:activate("the_d20", "breakfast")  t:settle()
  end,
  expect = function(t) check(t.P1:has "modeling_clay")  check(t.P1.max_hp == 2) end,
}
