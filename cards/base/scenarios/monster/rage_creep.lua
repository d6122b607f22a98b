scenario "Rage Creep: a 4 misses, deals 1 and deals 1 to the player to the left; one hit of 5 kills it for 2 loot" {
  cites = { "11.3.3", "10.2.3", "13.2.3" },
  players = { { name = "P1" }, { name = "P2" }, { name = "P3" } },
  monsters = { "rage_creep" },
  dice = { 4, 5 },
  play = function(t) t.P1:attack "rage_creep"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P2.hp == 1)  check(t.P3.hp == 2)  check(t.P1.loot == 2)  check(t.P1.coins == 0)
    check(t:discarded "rage_creep")  check(t.P1.souls == 0)
  end,
}

scenario "Rage Creep passes on the amount that it dealt" {
  cites = { "10.2.4" },
  players = {
    { name = "P1", items = { "breakfast", "blood_lust" } },
    { name = "P2", items = { "breakfast" } },
    { name = "P3" },
  },
  monsters = { "rage_creep" },
  dice = { 4, 5 },
  play = function(t)
    t.P1:activate("blood_lust", "rage_creep")  t:settle()
    t.P1:attack "rage_creep"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P2.hp == 1)  check(t.P3.hp == 2) end,
}

scenario "Rage Creep does not pass on another monster's damage, or prevented damage" {
  cites = { "10.2.2", "10.4.1" },
  players = {
    { name = "P1", items = { "yum_heart" }, hand = { "bomb" } },
    { name = "P2" },
    { name = "P3" },
  },
  monsters = { "rage_creep" },
  dice = { 4, 5 },
  play = function(t)
    t.P1:play("bomb", "P1")  t:settle()
    t.P1:activate("yum_heart", "P1")  t:settle()
    t.P1:attack "rage_creep"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P2.hp == 2)  check(t:discarded "rage_creep") end,
}

scenario "With 3 players Rage Creep enters a slot" {
  cites = { "2.12", "2.4" },
  phase = "deal",
  players = {
    { name = "P1", character = "isaac" },
    { name = "P2", character = "judas" },
    { name = "P3", character = "cain" },
  },
  deck = { monster = { "rage_creep", "fly", "clotty", "dip" } },
  play = function(t) t:settle() end,
  expect = function(t) check(t:slot(1) == "rage_creep") end,
}

scenario "Rage Creep is skipped in a game of 2" {
  cites = { "2.12", "2.4" },
  phase = "deal",
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  deck = { monster = { "rage_creep", "fly", "clotty", "dip" } },
  play = function(t) t:settle() end,
  expect = function(t) check(t:slot(1) == "fly") end,
}

scenario "Rage Creep covered by a monster from the attacked deck does nothing" {
  cites = { "14.3.2", "14.3.5" },
  players = { { name = "P1" }, { name = "P2" }, { name = "P3" } },
  monsters = { "rage_creep", "fatty" },
  deck = { monster = { "dip" } },
  dice = { 1, 4 },
  play = function(t) t.P1:attack("deck", { slot = 1 })  t:settle() end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P2.hp == 2)  check(t:slot(1) == "rage_creep") end,
}
