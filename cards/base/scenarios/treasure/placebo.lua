scenario "Placebo copies the tap ability of another item, which stays charged" {
  cites = { "20.9.4", "7.1" },
  players = { { name = "P1", items = { "placebo" } }, { name = "P2", items = { "mr_boom", "the_d6" } } },
  monsters = { "fatty", "pale_fatty" },
  play = function(t)
    t.P1:activate("placebo", "mr_boom")  t:settle()
    t.P1:choose "fatty"  t:settle()
  end,
  expect = function(t)
    check(t:hp "fatty" == 3)  check(t:charged "mr_boom")  check(not t:charged "placebo")
  end,
}

scenario "Placebo as the copied item: `this` in the ability means Placebo" {
  cites = { "20.9.4" },
  players = {
    { name = "P1", items = { "placebo" }, hand = { "a_penny", "a_penny" } },
    { name = "P2", items = { "box" } },
  },
  play = function(t)
    t.P1:activate("placebo", "box")  t:settle()
    t.P1:play "a_penny"  t:settle()
    t.P1:play "a_penny"  t:settle()
  end,
  expect = function(t) check(t:discarded "placebo")  check(t.P2:has "box")  check(t.P1.coins == 2) end,
}

scenario "Placebo can copy neither itself, nor an eternal item, nor one without a tap ability" {
  cites = { "7.1" },
  players = {
    { name = "P1", items = { "placebo" } },
    { name = "P2", items = { "the_d6", "dinner", "battery_bum", "sack_of_pennies" } },
  },
  shop = { "breakfast", "meat" },
  play = function(t) t.P1:activate "placebo"  t:settle() end,  -- Sack of Pennies is the only target
  expect = function(t) check(t.P1.coins == 1)  check(t:charged "sack_of_pennies") end,
}

scenario "Placebo fizzles if the item to copy is gone by then" {
  cites = { "20.9.4", "7.5" },
  players = { { name = "P1", items = { "placebo" } }, { name = "P2", items = { "mr_boom", "the_d20" } } },
  monsters = { "fatty" },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:activate("placebo", "mr_boom")
    t.P2:activate("the_d20", "mr_boom")  t:settle()
  end,
  expect = function(t) check(t:hp "fatty" == 4)  check(t:events "fizzled" == 1)  check(not t:charged "placebo") end,
}

scenario "Placebo as Mom's Shovel is itself destroyed, and the soul is chosen as the copy resolves" {
  cites = { "20.9.4", "7.3", "7.10" },
  players = {
    { name = "P1", items = { "placebo" } }, { name = "P2", items = { "moms_shovel" }, souls = { "gurdy", "envy" } },
  },
  play = function(t)
    t.P1:activate("placebo", "moms_shovel")  t:settle()
    check(#t.options == 2)
    t.P1:choose "envy"  t:settle()
  end,
  expect = function(t) check(t:discarded "placebo")  check(t.P1:has_soul "envy")  check(t.P2:has "moms_shovel") end,
}

scenario "Placebo as The D4 may reroll the die that it copied" {
  cites = { "20.9.4", "20.12.2" },
  players = { { name = "P1", items = { "placebo" } }, { name = "P2", items = { "the_d4", "breakfast" } } },
  deck = { treasure = { "meat", "dinner" } },
  play = function(t)
    t.P1:activate("placebo", "the_d4")  t:settle()
    t.P1:choose "P2"  t:settle()
    check(t.asked == "P2")
    t.P2:choose "the_d4"  t:settle()
  end,
  expect = function(t) check(t:discarded "placebo")  check(t.P2:has "meat")  check(t.P2:has "dinner") end,
}

scenario "Placebo as Pandora's Box becomes a soul on a 6" {
  cites = { "20.9.4", "8.6" },
  players = { { name = "P1", items = { "placebo" } }, { name = "P2", items = { "pandoras_box" } } },
  dice = { 6 },
  play = function(t) t.P1:activate("placebo", "pandoras_box")  t:settle() end,
  expect = function(t) check(t.P1:has_soul "placebo")  check(t.P1.souls == 1)  check(t.P2:has "pandoras_box") end,
}
