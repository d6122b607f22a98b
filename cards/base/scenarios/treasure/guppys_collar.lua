scenario "Guppy's Collar: a 3 prevents the death, and the other player's turn continues" {
  cites = { "10.4.4", "10.4.6" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", hp = 1, coins = 3, items = { "guppys_collar" } } },
  dice = { 3 },
  play = function(t) t.P1:play("bomb", "P2")  t:settle() end,
  expect = function(t)
    check(t.P2.alive)  check(t.P2.hp == 1)  check(t.P2.coins == 3)  check(t.active == "P1")
  end,
}

scenario "Guppy's Collar: a 4 lets its player die" {
  cites = { "13.5.3" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", hp = 1, coins = 3, items = { "guppys_collar" } } },
  dice = { 4 },
  play = function(t) t.P1:play("bomb", "P2")  t:settle() end,
  expect = function(t) check(not t.P2.alive)  check(t.P2.coins == 2)  check(t:discarded "guppys_collar") end,
}

scenario "Guppy's Collar: a 1 on its player's turn cancels everything and ends the turn" {
  cites = { "4.5.1", "4.5.3", "11.7.4" },
  players = { { name = "P1", hp = 1, coins = 3, items = { "guppys_collar" } }, { name = "P2" } },
  monsters = { "fatty" },
  dice = { 1, 1 },
  play = function(t) t.P1:attack "fatty"  t:settle() end,
  expect = function(t) check(t.active == "P2")  check(t.P1.coins == 3)  check(t.P1.hp == 2) end,
}

scenario "Guppy's Collar does nothing when another player would die" {
  cites = { "9.2.4" },
  players = { { name = "P1", hand = { "tarot_death" }, items = { "guppys_collar" } }, { name = "P2" } },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(not t.P2.alive) end,
}

scenario "Guppy's Collar on its player's turn cancels a loot below the death" {
  cites = { "5.2.7", "4.5.1" },
  players = {
    { name = "P1", coins = 3, hand = { "a_dime" }, items = { "guppys_collar" } },
    { name = "P2", hand = { "tarot_death" }, loot_plays = 1 },
  },
  dice = { 2 },
  play = function(t)
    t.P1:play "a_dime"
    t.P2:play("tarot_death", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3)  check(t:discarded "a_dime")  check(t.active == "P2") end,
}

scenario "Guppy's Collar stolen in response to its roll still saves the player who would have died" {
  cites = { "5.2.9", "10.4.4" },
  players = {
    { name = "P1", hand = { "tarot_death" } }, { name = "P2", items = { "guppys_collar" } },
    { name = "P3", coins = 10, items = { "pay_to_play" } },
  },
  dice = { 1 },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:resolve()  t:pass_all()
    t.P3:activate("pay_to_play", "guppys_collar")  t:settle()
  end,
  expect = function(t) check(t.P2.alive)  check(t.P2.hp == 1)  check(t.P3:has "guppys_collar") end,
}
