scenario "Blank Card copies the next loot its player plays, once" {
  cites = { "20.9.2", "6.7.1" },
  players = {
    { name = "P1", items = { "blank_card" }, hand = { "a_nickel", "a_penny" }, loot_plays = 2 },
    { name = "P2" },
  },
  play = function(t)
    t.P1:activate "blank_card"  t:settle()
    t.P1:play "a_nickel"  t:settle()
    check(t.P1.coins == 10)  check(t:discard_size "loot" == 1)
    t.P1:play "a_penny"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 11)  check(t:discard_size "loot" == 2) end,
}

scenario "F128 Blank Card: the copy of a loot with a target chooses its own" {
  cites = { "20.9.2" },
  players = { { name = "P1", items = { "blank_card" }, hand = { "bomb" } }, { name = "P2" } },
  monsters = { "fatty", "pale_fatty" },
  play = function(t)
    t.P1:activate "blank_card"  t:settle()
    t.P1:play("bomb", "fatty")  t:settle()
    t.P1:choose "pale_fatty"  t:settle()
  end,
  expect = function(t) check(t:hp "fatty" == 3)  check(t:hp "pale_fatty" == 3) end,
}

scenario "Blank Card skips a trinket and copies the loot after it" {
  cites = { "6.8.2" },
  players = {
    { name = "P1", items = { "blank_card" }, hand = { "curved_horn", "a_penny" }, loot_plays = 2 },
    { name = "P2" },
  },
  play = function(t)
    t.P1:activate "blank_card"  t:settle()
    t.P1:play "curved_horn"  t:settle()
    t.P1:play "a_penny"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2)  check(#t.P1.items == 2) end,
}

scenario "Blank Card does not copy another player's loot, or loot in a later turn" {
  cites = { "6.7.7" },
  players = {
    { name = "P1", items = { "blank_card" }, hand = { "a_penny" } },
    { name = "P2", hand = { "a_nickel" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:activate "blank_card"  t:settle()
    t.P2:play "a_nickel"  t:settle()
    check(t.P1.coins == 0)  check(t.P2.coins == 5)
    t.P1:end_turn()  t:settle()
    t.P2:end_turn()  t:settle()
    t.P1:play "a_penny"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1) end,
}
