scenario "Box! is destroyed and lets its player play any number of loot this turn" {
  cites = { "7.10", "8.2", "4.3.1" },
  players = {
    { name = "P1", items = { "box" }, hand = { "a_penny", "a_penny", "a_nickel", "a_dime" } },
    { name = "P2" },
  },
  play = function(t)
    t.P1:activate "box"  t:settle()
    check(t:discarded "box")
    t.P1:play "a_penny"  t:settle()
    t.P1:play "a_penny"  t:settle()
    t.P1:play "a_nickel"  t:settle()
    t.P1:play "a_dime"  t:settle()
    check(t.P1.coins == 17)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1.loot_plays == 0)  check(#t.P1.items == 0) end,
}

scenario "Box! cancelled is not destroyed and gives no loot plays" {
  cites = { "5.2.7", "7.10" },
  players = { { name = "P1", items = { "box" } }, { name = "P2", items = { "no" } } },
  play = function(t)
    t.P1:activate "box"
    t.P2:activate "no"  t:settle()
  end,
  expect = function(t) check(t.P1:has "box")  check(not t:charged "box")  check(t.P1.loot_plays == 1) end,
}

scenario "Box! rerolled in response is not destroyed by its ability: no loot plays" {
  cites = { "7.10", "7.7" },
  players = { { name = "P1", items = { "box" } }, { name = "P2", items = { "the_d20" } } },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:activate "box"
    t.P2:activate("the_d20", "box")  t:settle()
  end,
  expect = function(t) check(t.P1:has "meat")  check(t.P1.loot_plays == 1) end,
}

scenario "Box! used on another player's turn lasts till the end of that turn" {
  cites = { "5.1.7", "4.3.1" },
  players = { { name = "P1" }, { name = "P2", items = { "box" }, hand = { "a_penny", "a_nickel" } } },
  play = function(t)
    t.P2:activate "box"  t:settle()
    t.P2:play "a_penny"  t:settle()
    t.P2:play "a_nickel"  t:settle()
    check(t.P2.coins == 6)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t.P2.loot_plays == 1) end,
}
