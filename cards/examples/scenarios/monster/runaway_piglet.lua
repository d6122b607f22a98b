scenario "Runaway Piglet is caught with a 5: 2¢, and no rewards" {
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "runaway_piglet" },
  dice = { 4, 5 },
  play = function(t) t.P1:attack "runaway_piglet"  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 2)  check(not t:discarded "runaway_piglet")  check(t:slot(1) ~= "runaway_piglet")
    check(t:events "monster_died" == 0)
  end,
}

scenario "Runaway Piglet pays more if it is killed with other numbers" {
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "runaway_piglet" },
  dice = { 3, 2, 6, 4 },
  play = function(t)
    check(t:hp "runaway_piglet" == 3)
    t.P1:attack "runaway_piglet"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5)  check(t.P1.hp == 2) end,
}
