scenario "Weighted Cup flips the first 1 or 2 of a turn" {
  players = { { name = "P1", items = { "weighted_cup" } }, { name = "P2" } },
  monsters = { "sad_clown" },  -- 2 HP, evasion 4
  dice = { 2, 1, 4 },
  play = function(t)
    t.P1:attack "sad_clown"  t:settle()
    t.P1:choose "yes"  t:settle()
  end,
  expect = function(t) check(t:discarded "sad_clown")  check(t.P1.hp == 1) end,
}

scenario "Weighted Cup flips a 1; its player may decline" {
  players = { { name = "P1", items = { "weighted_cup" } }, { name = "P2" } },
  monsters = { "sad_clown" },
  dice = { 1, 6, 6 },
  play = function(t)
    t.P1:attack "sad_clown"  t:settle()
    t.P1:choose "no"  t:settle()
  end,
  expect = function(t) check(t:discarded "sad_clown")  check(t.P1.hp == 1) end,
}

scenario "Weighted Cup does not flip a 3, or a roll that is not for an attack" {
  players = {
    { name = "P1", items = { "weighted_cup", "high_striker" } },
    { name = "P2", items = { "weighted_cup" } },
  },
  monsters = { "lamp_moth" },  -- 1 HP, evasion 4
  dice = { 1, 3, 4 },
  play = function(t)
    t.P1:activate "high_striker"  t:settle()
    t.P1:attack "lamp_moth"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t:discarded "lamp_moth") end,
}

scenario "Weighted Cup does not flip the rolls of other players" {
  players = { { name = "P1" }, { name = "P2", items = { "weighted_cup" } } },
  monsters = { "lamp_moth" },
  dice = { 1, 4 },
  play = function(t) t.P1:attack "lamp_moth"  t:settle() end,
  expect = function(t) check(t.P1.hp == 1) end,
}
