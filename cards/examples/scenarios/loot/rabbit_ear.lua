scenario "Rabbit Ear turns the first 1 of a turn into a 3" {
  players = { { name = "P1", hand = { "rabbit_ear" } }, { name = "P2" } },
  monsters = { "fire_eater" },  -- 2 HP, evasion 3
  dice = { 1, 2, 3 },
  play = function(t)
    t.P1:play "rabbit_ear"  t:settle()
    t.P1:attack "fire_eater"  t:settle()
  end,
  expect = function(t) check(t:discarded "fire_eater")  check(t.P1.hp == 1) end,
}

scenario "Rabbit Ear changes only the rolls of its player" {
  players = { { name = "P1", items = { "rabbit_ear", "breakfast" } }, { name = "P2", items = { "rabbit_ear" } } },
  monsters = { "lamp_moth" },  -- evasion 4
  dice = { 1, 4 },
  play = function(t) t.P1:attack "lamp_moth"  t:settle() end,
  expect = function(t) check(t.P1.hp == 2) end,
}

scenario "Rabbit Ear: a second 1 stays a 1" {
  players = { { name = "P1", items = { "rabbit_ear", "breakfast" } }, { name = "P2" } },
  monsters = { "big_spider" },
  dice = { 1, 1, 6, 6, 6 },
  play = function(t) t:may_end_anywhere()  t.P1:attack "big_spider"  t:settle() end,
  expect = function(t) check(t:events "missed" == 2) end,
}

scenario "Rabbit Ear does not change a 2" {
  players = { { name = "P1", items = { "rabbit_ear" } }, { name = "P2" } },
  monsters = { "fire_eater" },
  dice = { 2, 3, 3 },
  play = function(t) t.P1:attack "fire_eater"  t:settle() end,
  expect = function(t) check(t.P1.hp == 1) end,
}
