scenario "Curved Horn gives +1 attack for the first attack roll of the turn only" {
  cites = { "6.7.7", "11.3.3" },
  players = { { name = "P1", hand = { "curved_horn" } }, { name = "P2" } },
  monsters = { "fatty" },  -- 4 HP
  dice = { 2, 2, 2 },
  play = function(t)
    t.P1:play "curved_horn"  t:settle()
    t.P1:attack "fatty"
    t:resolve()
    check(t:stack() == "2 damage to Fatty")
    t:settle()
  end,
  expect = function(t)
    check(t:discarded "fatty")  check(t.P1:has "curved_horn")  check(t:events "damage_taken" == 3)
  end,
}

scenario "Curved Horn gives nothing if the first attack roll misses" {
  cites = { "6.7.7" },
  players = { { name = "P1", items = { "curved_horn" } }, { name = "P2" } },
  monsters = { { "fatty", hp = 2 } },
  dice = { 1, 2, 2 },
  play = function(t) t.P1:attack "fatty"  t:settle() end,
  expect = function(t) check(t:discarded "fatty")  check(t.P1.hp == 1) end,
}

scenario "Curved Horn gained after the first attack roll of the turn gives nothing" {
  cites = { "6.7.7", "11.3.3" },
  players = { { name = "P1", hand = { "curved_horn" } }, { name = "P2" } },
  monsters = { "fatty" },
  dice = { 2, 2, 2, 2 },
  play = function(t)
    t.P1:attack "fatty"
    t:resolve()  t:resolve()
    t.P1:play "curved_horn"  t:settle()
  end,
  expect = function(t) check(t:discarded "fatty")  check(t:events "damage_taken" == 4) end,
}

scenario "Curved Horn lost while the first attack roll is on the stack gives nothing" {
  cites = { "6.4.1", "11.3.3" },
  players = { { name = "P1", items = { "curved_horn" } }, { name = "P2", coins = 10, items = { "pay_to_play" } } },
  monsters = { { "fatty", hp = 2 } },
  dice = { 2, 2 },
  play = function(t)
    t.P1:attack "fatty"
    t.P2:activate("pay_to_play", "curved_horn")  t:resolve()
    t:resolve()
    check(t:stack() == "1 damage to Fatty")
    t:settle()
  end,
  expect = function(t) check(t:discarded "fatty") end,
}
