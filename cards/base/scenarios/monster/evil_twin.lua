scenario "Evil Twin: a 4 misses and deals 2, 3 hits of 5 kill it for a treasure; the player to the left is hurt" {
  cites = { "11.3.3", "10.2.3", "13.2.3" },
  players = {
    { name = "P1", items = { "breakfast" } },
    { name = "P2", items = { "dinner", "the_dead_cat" } },
    { name = "P3" },
  },
  monsters = { "evil_twin" },
  deck = { treasure = { "meat", "synthoil" } },
  dice = { 4, 5, 5, 5 },
  play = function(t) t.P1:attack "evil_twin"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P1:has "meat")  check(not t.P1:has "synthoil")
    check(t:counters "the_dead_cat" == 6)  check(t.P3.hp == 2)  check(t:discarded "evil_twin")
  end,
}

scenario "With 3 players Evil Twin enters a slot" {
  cites = { "2.12", "2.4" },
  phase = "deal",
  players = {
    { name = "P1", character = "isaac" },
    { name = "P2", character = "judas" },
    { name = "P3", character = "cain" },
  },
  deck = { monster = { "evil_twin", "fly", "clotty", "dip" } },
  play = function(t) t:settle() end,
  expect = function(t) check(t:slot(1) == "evil_twin") end,
}

scenario "Evil Twin is skipped in a game of 2" {
  cites = { "2.12", "2.4" },
  phase = "deal",
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  deck = { monster = { "evil_twin", "fly", "clotty", "dip" } },
  play = function(t) t:settle() end,
  expect = function(t) check(t:slot(1) == "fly") end,
}
