scenario "Dark Bum at the start of its player's turn: a 1 or a 2 gains 3¢, a 4 loots 1" {
  cites = { "4.2.2", "9.4" },
  players = { { name = "P1" }, { name = "P2", items = { "dark_bum", "dark_bum", "dark_bum" } } },
  dice = { 1, 2, 4 },
  play = function(t)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t)
    check(t.active == "P2")  check(t.P2.coins == 6)  check(t.P2.loot == 2)  check(t.P2.hp == 2)
  end,
}

scenario "Dark Bum at the start of its player's turn: a 3 loots 1, a 5 or a 6 deals 1 damage" {
  cites = { "4.2.2", "9.4", "10.2.3" },
  players = { { name = "P1" }, { name = "P2", items = { "dark_bum", "dark_bum", "dark_bum", "breakfast" } } },
  dice = { 3, 5, 6 },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t)
    check(t.active == "P2")  check(t.P2.coins == 0)  check(t.P2.loot == 2)  check(t.P2.hp == 1)
  end,
}

scenario "Dark Bum does nothing at the start of another player's turn" {
  cites = { "4.2.2" },
  players = { { name = "P1", items = { "dark_bum" } }, { name = "P2" } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.active == "P2")  check(t:events "rolled" == 0) end,
}

scenario "Dark Bum kills its player as their turn starts: they loot nothing, and the turn ends" {
  cites = { "13.5.10", "13.5.3", "6.7.7" },
  players = {
    { name = "P1", hand = { "bomb" } },
    { name = "P2", coins = 3, items = { "dark_bum", "daddy_haunt" } },
  },
  dice = { 5 },
  play = function(t)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t)
    check(t.active == "P1")  check(t.P2.coins == 2)  check(t.P2.loot == 0)  check(t:discarded "dark_bum")
    check(t.P1:has "daddy_haunt")
  end,
}
