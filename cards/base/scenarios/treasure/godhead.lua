scenario "Godhead turns a die to 6" {
  cites = { "9.6", "7.2" },
  players = { { name = "P1" }, { name = "P2", items = { "godhead" } } },
  monsters = { "cod_worm" },  -- 2 HP, evasion 5
  dice = { 2, 5 },
  play = function(t)
    t.P1:attack "cod_worm"
    t.P2:activate("godhead", "Turn it to 6.")  t:resolve()
    check(t:stack() == "attack roll 6")
    t:settle()
  end,
  expect = function(t) check(t:discarded "cod_worm")  check(not t:charged "godhead") end,
}

scenario "Godhead turns a die to 1, even one that is not an attack roll" {
  cites = { "9.6" },
  players = { { name = "P1", hand = { "pills_cents" }, coins = 5 }, { name = "P2", items = { "godhead" } } },
  dice = { 3 },
  play = function(t)
    t.P1:play "pills_cents"  t:resolve()
    t.P2:activate("godhead", "Turn it to 1.")  t:resolve()
    check(t:stack() == "roll 1")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 9) end,
}

scenario "Godhead needs a die; a +1 that resolves after it still counts" {
  cites = { "7.12", "9.6" },
  players = { { name = "P1", items = { "godhead", "spoon_bender" } }, { name = "P2" } },
  monsters = { "fly" },  -- evasion 2
  dice = { 5 },
  play = function(t)
    check(not t:can("P1", "godhead"))
    t.P1:attack "fly"
    t.P1:activate("godhead", "Turn it to 1.")  t:resolve()
    t.P1:activate "spoon_bender"  t:resolve()
    check(t:stack() == "attack roll 2")
    t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t.P1.hp == 2) end,
}
