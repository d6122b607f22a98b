scenario "Trinity Shield: on its player's turn the others can't play loot or activate items" {
  cites = { "1.2", "5.1.7" },
  players = {
    { name = "P1", items = { "trinity_shield", "spoon_bender" }, hand = { "bomb" } },
    { name = "P2", character = "cain", items = { "mr_boom" }, hand = { "a_dime" }, loot_plays = 1 },
    { name = "P3" },
  },
  play = function(t)
    check(not t:can("P2", "play"))  check(not t:can("P2", "mr_boom"))  check(t:can("P2", "activate cain"))
    check(t:can("P1", "play bomb"))
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t:can("P2", "play a_dime"))  check(t:can("P2", "mr_boom")) end,
}

scenario "With 3 players Trinity Shield is gained like any other treasure" {
  cites = { "2.12" },
  players = { { name = "P1", hand = { "tarot_the_stars" } }, { name = "P2" }, { name = "P3" } },
  deck = { treasure = { "trinity_shield", "meat" } },
  play = function(t) t.P1:play "tarot_the_stars"  t:settle() end,
  expect = function(t) check(t.P1:has "trinity_shield")  check(#t.P1.items == 1) end,
}

scenario "Trinity Shield is skipped in a game of 2" {
  cites = { "2.12" },
  players = { { name = "P1", hand = { "tarot_the_stars" } }, { name = "P2" } },
  deck = { treasure = { "trinity_shield", "meat" } },
  play = function(t) t.P1:play "tarot_the_stars"  t:settle() end,
  expect = function(t) check(t.P1:has "meat")  check(#t.P1.items == 1) end,
}

scenario "Trinity Shield bought in mid-turn applies to the others at once" {
  cites = { "1.2", "6.7.2" },
  players = {
    { name = "P1", coins = 10 }, { name = "P2", items = { "mr_boom" } }, { name = "P3" },
  },
  shop = { "trinity_shield" },
  monsters = { "fatty" },
  play = function(t)
    check(t:can("P2", "mr_boom"))
    t.P1:buy "trinity_shield"  t:settle()
    check(not t:can("P2", "mr_boom"))
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t:can("P2", "mr_boom")) end,
}
