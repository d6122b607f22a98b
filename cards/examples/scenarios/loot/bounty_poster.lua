scenario "Bounty Poster: the rewards of a living monster" {
  players = { { name = "P1", hand = { "bounty_poster" } }, { name = "P2" } },
  monsters = { "fly", "dip" },
  play = function(t) t.P1:play("bounty_poster", "fly")  t:settle() end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P1.hp == 2)  check(t:slot(1) == "fly") end,
}

scenario "Bounty Poster: a treasure hurts" {
  players = { { name = "P1", hand = { "bounty_poster" } }, { name = "P2" } },
  monsters = { "fat_bat", "dip" },
  deck = { treasure = { "mr_boom" } },
  play = function(t) t.P1:play("bounty_poster", "fat_bat")  t:settle() end,
  expect = function(t) check(t.P1:has "mr_boom")  check(t.P1.hp == 1) end,
}
