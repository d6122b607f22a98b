scenario "Shooting Gallery: a 5 hits" {
  rooms = { "shooting_gallery" },
  players = { { name = "P1", coins = 3 }, { name = "P2", coins = 3 } },
  monsters = { "sad_clown" },
  dice = { 5 },
  play = function(t)
    check(t:why_not("P2", "activate", "shooting_gallery") ~= nil)
    t.P1:activate("shooting_gallery", "sad_clown")  t:settle()
  end,
  expect = function(t) check(t:hp "sad_clown" == 1)  check(t.P1.coins == 2) end,
}

scenario "Shooting Gallery: a 4 does not" {
  rooms = { "shooting_gallery" },
  players = { { name = "P1", coins = 1 }, { name = "P2" } },
  monsters = { "sad_clown" },
  dice = { 4 },
  play = function(t) t.P1:activate("shooting_gallery", "sad_clown")  t:settle() end,
  expect = function(t) check(t:hp "sad_clown" == 2)  check(t.P1.coins == 0) end,
}
