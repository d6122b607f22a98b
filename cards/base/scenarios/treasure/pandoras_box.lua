scenario "Pandora's Box is destroyed: 1 gain 1¢, 2 gain 6¢, 3 kill a monster, 4 loot 3, 5 gain 9¢, 6 become a soul" {
  cites = { "7.10", "9.4", "8.6", "15.1.1" },
  players = {
    { name = "P1", items = { "pandoras_box", "pandoras_box", "pandoras_box", "pandoras_box", "pandoras_box",
                             "pandoras_box" } },
    { name = "P2" },
  },
  monsters = { "clotty", "fly" },
  dice = { 1, 2, 3, 4, 5, 6 },
  play = function(t)
    t.P1:activate "pandoras_box#1"  t:settle()  check(t.P1.coins == 1)  check(t:discard_size "treasure" == 1)
    t.P1:activate "pandoras_box#1"  t:settle()  check(t.P1.coins == 7)
    t.P1:activate "pandoras_box#1"  t:settle()
    check(t.question == "target")  check(#t.options == 2)  check(t:discard_size "treasure" == 3)
    t.P1:choose "fly"  t:settle()
    check(t:discarded "fly")  check(t.P1.coins == 8)  check(t.P1.loot == 0)  -- the reward of the Fly
    t.P1:activate "pandoras_box#1"  t:settle()  check(t.P1.loot == 3)  check(t.P1.coins == 8)
    t.P1:activate "pandoras_box#1"  t:settle()  check(t.P1.coins == 17)
    check(t.P1.souls == 0)  check(t:discard_size "treasure" == 5)
    t.P1:activate "pandoras_box"  t:settle()
  end,
  expect = function(t)
    check(t.P1:has_soul "pandoras_box")  check(t.P1.souls == 1)  check(t:discard_size "treasure" == 5)
    check(t.P1.coins == 17)  check(t.P1.loot == 3)  check(#t.P1.items == 0)
  end,
}

scenario "Pandora's Box cancelled is not destroyed, and no die is rolled" {
  cites = { "5.2.7", "7.10" },
  players = { { name = "P1", items = { "pandoras_box" } }, { name = "P2", items = { "no" } } },
  play = function(t)
    t.P1:activate "pandoras_box"
    t.P2:activate "no"  t:settle()
  end,
  expect = function(t) check(t.P1:has "pandoras_box")  check(t:events "die_cast" == 0)  check(t.P1.souls == 0) end,
}

scenario "Pandora's Box that is rerolled in response is not destroyed by itself: no die is rolled" {
  cites = { "7.10", "7.7" },
  players = { { name = "P1", items = { "pandoras_box" } }, { name = "P2", items = { "the_d20" } } },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:activate "pandoras_box"
    t.P2:activate("the_d20", "pandoras_box")  t:settle()
  end,
  expect = function(t) check(t:discarded "pandoras_box")  check(t.P1:has "meat")  check(t:events "die_cast" == 0) end,
}

scenario "Pandora's Box that has left the discard before its 6 resolves does not become a soul" {
  cites = { "7.7", "5.2.6" },
  players = { { name = "P1", items = { "pandoras_box" } }, { name = "P2", items = { "the_curse" } } },
  dice = { 6 },
  play = function(t)
    t.P1:activate "pandoras_box"  t:resolve()
    check(t:stack() == "roll 6")  check(t:discarded "pandoras_box")
    t.P2:activate "the_curse"  t:settle()
  end,
  expect = function(t) check(t:top "treasure" == "pandoras_box")  check(t.P1.souls == 0) end,
}
