scenario "Pills!: 1-2 loot 1, 3-4 loot 3, 5-6 discard a loot" {
  cites = { "9.4", "20.5.1", "8.7" },
  players = {
    { name = "P1", loot_plays = 6,
      hand = { "pills_loot", "pills_loot", "pills_loot", "pills_loot", "pills_loot", "pills_loot" } },
    { name = "P2" },
  },
  dice = { 1, 2, 3, 4, 5, 6 },
  play = function(t)
    t.P1:play "pills_loot"  t:settle()  check(t.P1.loot == 6)
    t.P1:play "pills_loot"  t:settle()  check(t.P1.loot == 6)
    t.P1:play "pills_loot"  t:settle()  check(t.P1.loot == 8)
    t.P1:play "pills_loot"  t:settle()  check(t.P1.loot == 10)
    t.P1:play "pills_loot"  t:settle()
    t.P1:choose(t.P1.hand[1])  t:settle()  check(t.P1.loot == 8)
    t.P1:play "pills_loot"  t:settle()
    t.P1:choose(t.P1.hand[1])  t:settle()  check(t.P1.loot == 6)
  end,
}

scenario "Pills! of loot, played by another player in response: a 5 with an empty hand costs nothing" {
  cites = { "1.3", "8.7" },
  players = { { name = "P1", hand = { "a_penny" } }, { name = "P2", hand = { "pills_loot" }, loot_plays = 1 } },
  dice = { 5 },
  play = function(t)
    t.P1:play "a_penny"
    t.P2:play "pills_loot"  t:settle()
  end,
  expect = function(t) check(t.P2.loot == 0)  check(t.P1.coins == 1)  check(t:discard_size "loot" == 2) end,
}
