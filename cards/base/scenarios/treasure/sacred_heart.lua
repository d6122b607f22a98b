scenario "Sacred Heart may turn its player's 1 to a 6" {
  cites = { "9.2.4", "9.2.3" },
  players = { { name = "P1", items = { "sacred_heart" } }, { name = "P2" } },
  monsters = { { "little_horn", hp = 1 } },  -- evasion 6
  dice = { 1 },
  play = function(t)
    t.P1:attack "little_horn"  t:settle()
    t.P1:choose "yes"
    check(t:stack() == "attack roll 6")
    t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t.P1:has_soul "little_horn") end,
}

scenario "Sacred Heart may let a 1 stand, and ignores a 2" {
  cites = { "9.2.4" },
  players = { { name = "P1", items = { "sacred_heart" }, hand = { "pills_cents" } }, { name = "P2" } },
  monsters = { "fly" },
  dice = { 1, 2, 2 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P1:choose "no"  t:settle()
    check(t.P1.hp == 1)  check(t:discarded "fly")
    t.P1:play "pills_cents"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5) end,
}

scenario "Sacred Heart ignores another player's 1" {
  cites = { "9.2.4" },
  players = { { name = "P1" }, { name = "P2", items = { "sacred_heart" } } },
  monsters = { "fly" },
  dice = { 1, 2 },
  play = function(t) t.P1:attack "fly"  t:settle() end,
  expect = function(t) check(t.P1.hp == 1)  check(t:discarded "fly") end,
}

scenario "Sacred Heart: after a 1 turned to a 6 nobody has rolled a 1, and the 6 can still be changed" {
  cites = { "9.2.4", "9.2.5", "9.6", "6.6.4" },
  players = {
    { name = "P1", items = { "sacred_heart" }, hand = { "pills_cents" } },
    { name = "P2", items = { "the_relic", "book_of_belial", "eye_of_greed" } },
  },
  dice = { 1 },
  play = function(t)
    t.P1:play "pills_cents"  t:settle()
    t.P1:choose "yes"
    t.P2:activate("book_of_belial", "-1.")  t:settle()
  end,
  expect = function(t) check(t.P2.loot == 0)  check(t.P2.coins == 3)  check(t.P1.coins == 0) end,
}
