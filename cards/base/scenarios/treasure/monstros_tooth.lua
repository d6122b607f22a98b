scenario "Monstro's Tooth at the start of its player's turn: a player chosen at random destroys an item of their own" {
  cites = { "4.2.2", "20.6.1" },
  seed = 1,
  players = {
    { name = "P1", items = { "meat", "breakfast" } },
    { name = "P2", items = { "monstros_tooth", "dinner" } },
    { name = "P3", items = { "decoy", "smelter" } },
  },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(t.asked == "P1")  check(#t.options == 2)
    t.P1:choose "breakfast"  t:settle()
  end,
  expect = function(t)
    check(t.active == "P2")  check(t:discarded "breakfast")  check(t.P1:has "meat")  check(t:events "destroyed" == 1)
  end,
}

scenario "Monstro's Tooth may choose its own player, who may destroy it" {
  cites = { "20.6.1" },
  seed = 2,
  players = {
    { name = "P1", items = { "meat", "breakfast" } },
    { name = "P2", items = { "monstros_tooth", "dinner" } },
    { name = "P3", items = { "decoy", "smelter" } },
  },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(t.asked == "P2")  check(#t.options == 2)
    t.P2:choose "monstros_tooth"  t:settle()
  end,
  expect = function(t)
    check(t:discarded "monstros_tooth")  check(t.P2:has "dinner")  check(t:events "destroyed" == 1)
  end,
}

scenario "Monstro's Tooth can also choose a third player" {
  cites = { "20.6.1" },
  seed = 4,
  players = {
    { name = "P1", items = { "meat", "breakfast" } },
    { name = "P2", items = { "monstros_tooth", "dinner" } },
    { name = "P3", items = { "decoy", "smelter" } },
  },
  play = function(t)
    t.P1:end_turn()  t:settle()
    t.P3:choose "decoy"  t:settle()
  end,
  expect = function(t) check(t:discarded "decoy")  check(t.P3:has "smelter") end,
}

scenario "Monstro's Tooth destroys no eternal item, though it can be chosen" {
  cites = { "6.8.1", "1.3" },
  seed = 1,
  players = { { name = "P1", items = { "the_d6" } }, { name = "P2", items = { "monstros_tooth" } }, { name = "P3" } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.P1:has "the_d6")  check(t.P2:has "monstros_tooth")  check(t:events "destroyed" == 0) end,
}

scenario "Monstro's Tooth does nothing to a player who has no items" {
  cites = { "1.3" },
  seed = 1,
  players = { { name = "P1" }, { name = "P2", items = { "monstros_tooth" } }, { name = "P3" } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.active == "P2")  check(t.P2:has "monstros_tooth") end,
}

scenario "Monstro's Tooth does nothing at the start of another player's turn" {
  cites = { "4.2.2" },
  players = { { name = "P1", items = { "monstros_tooth" } }, { name = "P2", items = { "meat" } } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.active == "P2")  check(t.P2:has "meat")  check(t.P1:has "monstros_tooth") end,
}
