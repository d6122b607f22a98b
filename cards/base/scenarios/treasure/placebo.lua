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

scenario "Placebo as the copied item: what the ability calls `this` is Placebo" {
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
