scenario "Tug of War: the players to the left and right attack, too" {
  players = { { name = "P1" }, { name = "P2" }, { name = "P3" }, { name = "P4" } },
  monsters = { "tug_of_war" },
  dice = { 4, 3, 4, 4, 6 },
  play = function(t) t.P1:attack "tug_of_war"  t:settle() end,
  expect = function(t)
    check(t:discarded "tug_of_war")  check(t.P1.coins == 5)
    check(t.P2.hp == 1)  check(t.P4.hp == 2)  check(t.P3.hp == 2)
  end,
}

scenario "Tug of War does not trigger on an attack on another monster" {
  players = { { name = "P1" }, { name = "P2" }, { name = "P3" } },
  monsters = { "tug_of_war", "fly" },
  dice = { 1, 6 },
  play = function(t) t.P1:attack "fly"  t:settle() end,
  expect = function(t) check(t:events "rolled" == 2) end,
}

scenario "in the first edition, too, an attack that others joined continues after a miss" {
  rules = "classic",
  players = { { name = "P1", items = { "breakfast", "dinner" } }, { name = "P2" }, { name = "P3" } },
  monsters = { "tug_of_war" },
  dice = { 1, 4, 4, 4, 4 },
  play = function(t) t.P1:attack "tug_of_war"  t:settle() end,
  expect = function(t) check(t:discarded "tug_of_war") end,
}
