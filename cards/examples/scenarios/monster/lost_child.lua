scenario "Lost Child: lose 3¢ and loot 2" {
  players = { { name = "P1", coins = 4, hand = { "bomb" } }, { name = "P2", hand = { "bomb" } } },
  deck = { monster = { "lost_child" } },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })
    t.P1:choose "lose 3¢"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P1.loot == 3)  check(t.P2.loot == 1) end,
}

scenario "Lost Child: discard 1 loot card" {
  players = { { name = "P1", coins = 5, hand = { "bomb", "bomb" } }, { name = "P2", hand = { "bomb" } } },
  deck = { monster = { "lost_child" } },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })
    t.P1:choose "discard"  t:settle()
    t.P1:choose "bomb#1"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5)  check(t.P1.loot == 1) end,
}

scenario "Lost Child: 3¢ are enough" {
  players = { { name = "P1", coins = 3 }, { name = "P2" } },
  deck = { monster = { "lost_child" } },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })
    t.P1:choose "lose 3¢"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t.P1.loot == 2) end,
}

scenario "Lost Child: 2¢ are not enough" {
  players = { { name = "P1", coins = 2, hand = { "bomb" } }, { name = "P2" } },
  deck = { monster = { "lost_child" } },
  play = function(t) t.P1:attack("deck", { slot = 1 })  t:settle() end,
  expect = function(t) check(t.P1.coins == 2)  check(t.P1.loot == 0) end,
}
