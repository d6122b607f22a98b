scenario "Lucky Spit: +2 for the next die only" {
  players = { { name = "P1", hand = { "lucky_spit" }, items = { "breakfast" } }, { name = "P2" } },
  monsters = { "sad_clown" },  -- 2 HP, evasion 4
  dice = { 2, 2, 4 },
  play = function(t)
    t.P1:play "lucky_spit"  t:settle()
    t.P1:attack "sad_clown"  t:settle()
  end,
  expect = function(t) check(t:discarded "sad_clown")  check(t.P1.hp == 2) end,
}

scenario "Lucky Spit: a 1 becomes a 3, which misses a Lamp Moth" {
  players = { { name = "P1", hand = { "lucky_spit" } }, { name = "P2" } },
  monsters = { "lamp_moth" },
  dice = { 1, 4 },
  play = function(t)
    t.P1:play "lucky_spit"  t:settle()
    t.P1:attack "lamp_moth"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1) end,
}
