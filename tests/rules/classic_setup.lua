-- The first edition, rulebook section 2, PD21, PD22 and PD25: setup.
scenario "PD21 2.11 first edition: the player dealt Cain starts" {
  rules = "classic",
  cites = { "2.11", "PD21" },
  phase = "deal",
  players = {
    { name = "P1", character = "isaac" }, { name = "P2", character = "judas" }, { name = "P3", character = "cain" },
  },
  play = function(t)
    check(t.active == "P3")  check(t.turn == 1)
    t:settle()
    t.P3:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P1") end,
}

scenario "PD21 Cain goes first" {
  rules = "classic",
  cites = { "PD21", "2.11" },
  phase = "deal", seed = 3,
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "cain" } },
  play = function(t) check(t.active == "P2")  t:settle() end,
}

scenario "PD22 the three bonus souls are always the same" {
  rules = "classic",
  cites = { "PD22", "2.6", "15.4.4" },
  phase = "deal",
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  play = function(t) t:settle() end,
  expect = function(t)
    check(t:bonus_soul "soul_of_greed")  check(t:bonus_soul "soul_of_gluttony")  check(t:bonus_soul "soul_of_guppy")
  end,
}

scenario "PD25 the first edition has no rooms" {
  rules = "classic",
  cites = { "PD25" },
  set = "../sets/variants",
  phase = "deal",
  players = { { name = "P1", character = "cain" }, { name = "P2", character = "judas" } },
  deck = { room = { "cellar" } },
  play = function(t) t:settle() end,
  expect = function(t) check(t.turn == 1)  check(t:slot(1, "room") == nil)  check(t:top "room" == "cellar") end,
}
