scenario "Gold Bomb!! deals 3 damage to a monster" {
  cites = { "10.2.1" },
  players = { { name = "P1", hand = { "gold_bomb" } }, { name = "P2" } },
  monsters = { "fatty" },
  play = function(t) t.P1:play("gold_bomb", "fatty")  t:settle() end,
  expect = function(t) check(t:hp "fatty" == 1)  check(t:discarded "gold_bomb") end,
}

scenario "Gold Bomb!! deals 3 damage to a player" {
  cites = { "10.2.1" },
  players = { { name = "P1", hand = { "gold_bomb" } }, { name = "P2", items = { "breakfast", "dinner" } } },
  play = function(t) t.P1:play("gold_bomb", "P2")  t:settle() end,
  expect = function(t) check(t.P2.hp == 1)  check(t.P2.alive) end,
}

scenario "Gold Bomb!!: excess damage is lost, and the covered monster is unhurt" {
  cites = { "10.2.5", "14.3.4" },
  players = { { name = "P1", hand = { "gold_bomb" } }, { name = "P2" } },
  monsters = { { "fly", covers = { "fatty" } } },
  play = function(t) t.P1:play("gold_bomb", "fly")  t:settle() end,
  expect = function(t) check(t:discarded "fly")  check(t:slot(1) == "fatty")  check(t:hp "fatty" == 4) end,
}
