scenario "Dople: a 3 misses and deals 2, 2 hits of 4 kill it for 7¢, and the player to the right is hurt" {
  cites = { "11.3.3", "10.2.3", "13.2.3" },
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2" }, { name = "P3", items = { "dinner" } } },
  monsters = { "dople" },
  dice = { 3, 4, 4 },
  play = function(t) t.P1:attack "dople"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P1.coins == 7)  check(t.P3.hp == 1)  check(t.P2.hp == 2)  check(t:discarded "dople")
  end,
}

scenario "Dople passes on the full damage of a bomb" {
  cites = { "10.2.4" },
  players = {
    { name = "P1", hand = { "gold_bomb" } },
    { name = "P2" },
    { name = "P3", items = { "breakfast", "dinner" } },
  },
  monsters = { "dople" },
  play = function(t) t.P1:play("gold_bomb", "dople")  t:settle() end,
  expect = function(t) check(t.P3.hp == 1)  check(t.P1.coins == 7) end,
}

scenario "With 3 players Dople enters a slot" {
  cites = { "2.12", "2.4" },
  phase = "deal",
  players = {
    { name = "P1", character = "isaac" },
    { name = "P2", character = "judas" },
    { name = "P3", character = "cain" },
  },
  deck = { monster = { "dople", "fly", "clotty", "dip" } },
  play = function(t) t:settle() end,
  expect = function(t) check(t:slot(1) == "dople") end,
}

scenario "Dople is skipped in a game of 2" {
  cites = { "2.12", "2.4" },
  phase = "deal",
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  deck = { monster = { "dople", "fly", "clotty", "dip" } },
  play = function(t) t:settle() end,
  expect = function(t) check(t:slot(1) == "fly") end,
}

scenario "Dople passes on damage that kills it, all 3 of it, to the player to the right" {
  cites = { "5.2.9", "10.2.3" },
  players = {
    { name = "P1", hand = { "gold_bomb" } },
    { name = "P2" },
    { name = "P3", items = { "breakfast", "dinner" } },
  },
  monsters = { "dople" },
  play = function(t) t.P1:play("gold_bomb", "dople")  t:settle() end,
  expect = function(t) check(t.P3.hp == 1)  check(t.P2.hp == 2)  check(t.P1.coins == 7) end,
}
