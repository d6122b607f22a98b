scenario "Golden Razor Blade deals 1 damage for 5¢, as often as its player can pay" {
  cites = { "6.3.3", "10.2.1", "20.5.3" },
  players = { { name = "P1" }, { name = "P2", coins = 14, items = { "golden_razor_blade" } }, { name = "P3" } },
  monsters = { "fatty" },
  play = function(t)
    t.P2:activate("golden_razor_blade", "fatty")
    t.P2:activate("golden_razor_blade", "P3")
    t:settle()
    check(not t:can("P2", "golden_razor_blade"))
  end,
  expect = function(t) check(t.P2.coins == 4)  check(t:hp "fatty" == 3)  check(t.P3.hp == 1) end,
}

scenario "With 3 players Golden Razor Blade is gained like any other treasure" {
  cites = { "2.12" },
  players = { { name = "P1", hand = { "tarot_the_stars" } }, { name = "P2" }, { name = "P3" } },
  deck = { treasure = { "golden_razor_blade", "meat" } },
  play = function(t) t.P1:play "tarot_the_stars"  t:settle() end,
  expect = function(t) check(t.P1:has "golden_razor_blade")  check(#t.P1.items == 1) end,
}

scenario "Golden Razor Blade is skipped in a game of 2" {
  cites = { "2.12" },
  players = { { name = "P1", hand = { "tarot_the_stars" } }, { name = "P2" } },
  deck = { treasure = { "golden_razor_blade", "meat" } },
  play = function(t) t.P1:play "tarot_the_stars"  t:settle() end,
  expect = function(t) check(t.P1:has "meat")  check(#t.P1.items == 1) end,
}
