scenario "Guppy's Hairball: a 6 prevents 1 of the damage to its player" {
  cites = { "9.2.4", "10.4.1", "6.8.2" },
  players = {
    { name = "P1", hand = { "guppys_hairball", "gold_bomb" }, items = { "breakfast", "dinner" }, loot_plays = 2 },
    { name = "P2" },
  },
  dice = { 6 },
  play = function(t)
    t.P1:play "guppys_hairball"  t:settle()
    check(t.P1:has "guppys_hairball")
    t.P1:play("gold_bomb", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t:events "damage_prevented" == 1) end,
}

scenario "Guppy's Hairball: a 5 prevents nothing, and each damage gets its own roll" {
  cites = { "9.2.4" },
  players = {
    { name = "P1", hand = { "bomb", "bomb" }, loot_plays = 2 },
    { name = "P2", items = { "guppys_hairball", "breakfast" } },
  },
  dice = { 5, 6 },
  play = function(t)
    t.P1:play("bomb", "P2")  t:settle()
    check(t.P2.hp == 2)
    t.P1:play("bomb", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 2)  check(t:events "damage_taken" == 1) end,
}

scenario "Guppy's Hairball: a 1 prevents nothing" {
  cites = { "9.2.4" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", items = { "guppys_hairball" } } },
  dice = { 1 },
  play = function(t) t.P1:play("bomb", "P2")  t:settle() end,
  expect = function(t) check(t.P2.hp == 1) end,
}

scenario "Guppy's Hairball does not roll for the damage to another player" {
  cites = { "6.7.3" },
  players = { { name = "P1", hand = { "bomb" }, items = { "guppys_hairball" } }, { name = "P2" } },
  play = function(t) t.P1:play("bomb", "P2")  t:settle() end,
  expect = function(t) check(t.P2.hp == 1)  check(t:events "rolled" == 0) end,
}

scenario "Guppy's Hairball counts as a Guppy item for Soul of Guppy" {
  cites = { "6.8.4", "15.4.2" },
  players = { { name = "P1", hand = { "guppys_hairball" }, items = { "guppys_collar" } }, { name = "P2" } },
  bonus_souls = { "soul_of_guppy" },
  play = function(t) t.P1:play "guppys_hairball"  t:settle() end,
  expect = function(t) check(t.P1:has_soul "soul_of_guppy") end,
}

scenario "Guppy's Hairball rerolled while its die is on the stack still prevents 1" {
  cites = { "5.2.9", "9.2.4" },
  players = {
    { name = "P1", hand = { "gold_bomb" } },
    { name = "P2", items = { "guppys_hairball", "breakfast", "dinner" } },
    { name = "P3", items = { "the_d20" } },
  },
  deck = { treasure = { "meat" } },
  dice = { 6 },
  play = function(t)
    t.P1:play("gold_bomb", "P2")
    t:resolve()  t:pass_all()  t:pass_all()
    check(t:stack() == "3 damage to P2, roll 6")
    t.P3:activate("the_d20", "guppys_hairball")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 2)  check(t.P2:has "meat") end,
}

scenario "Guppy's Hairball gained in response rolls for damage that is already on the stack" {
  cites = { "9.2.4", "6.8.2" },
  players = {
    { name = "P1", hand = { "bomb" } },
    { name = "P2", hand = { "guppys_hairball" }, loot_plays = 1 },
  },
  dice = { 6 },
  play = function(t)
    t.P1:play("bomb", "P2")  t:resolve()
    t.P2:play "guppys_hairball"  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 2)  check(t:events "damage_prevented" == 1) end,
}
