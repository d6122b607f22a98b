scenario "Dinga: a 2 misses and deals 1, 3 hits of 3 kill it for as many ¢ as a die shows" {
  cites = { "11.3.3", "3.6.7", "13.2.3" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "dinga" },
  dice = { 2, 3, 3, 3, 5 },
  play = function(t) t.P1:attack "dinga"  t:settle() end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P1.coins == 5)  check(t:discarded "dinga") end,
}

scenario "Dinga killed by an attack roll of 6 pays twice as much" {
  cites = { "6.7.3", "3.6.7" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { { "dinga", hp = 1 } },
  dice = { 6, 4 },
  play = function(t) t.P1:attack "dinga"  t:settle() end,
  expect = function(t) check(t.P1.coins == 8) end,
}

scenario "Dinga hit by a 6 and killed by a 5 pays once" {
  cites = { "6.7.3" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { { "dinga", hp = 2 } },
  dice = { 6, 5, 4 },
  play = function(t) t.P1:attack "dinga"  t:settle() end,
  expect = function(t) check(t.P1.coins == 4) end,
}

scenario "Dinga hit by a 6 and killed by a bomb pays once" {
  cites = { "6.7.3", "11.7.1" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { { "dinga", hp = 2 } },
  dice = { 6, 1, 3 },
  play = function(t)
    t.P1:attack "dinga"
    t:resolve()  t:resolve()  t:pass_all()
    check(t:hp "dinga" == 1)  check(t:stack() == "attack roll 1")
    t.P1:play("bomb", "dinga")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3)  check(t.P1.hp == 2) end,
}

scenario "Dinga does not change another monster's rewards" {
  cites = { "6.7.3" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "dinga", "fly" },
  dice = { 6 },
  play = function(t) t.P1:attack "fly"  t:settle() end,
  expect = function(t) check(t.P1.coins == 1) end,
}
