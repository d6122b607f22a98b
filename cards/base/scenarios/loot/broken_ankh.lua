scenario "Broken Ankh: a 6 prevents the death, and the other player's turn continues" {
  cites = { "10.4.4", "9.2.5" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", hp = 1, coins = 3, items = { "broken_ankh" } } },
  dice = { 6 },
  play = function(t) t.P1:play("bomb", "P2")  t:settle() end,
  expect = function(t)
    check(t.P2.alive)  check(t.P2.hp == 1)  check(t.P2.coins == 3)  check(t.P2:has "broken_ankh")
    check(t.active == "P1")  check(t:events "death_prevented" == 1)
  end,
}

scenario "Broken Ankh: a 5 lets its player die" {
  cites = { "13.5.3" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", hp = 1, coins = 3, items = { "broken_ankh" } } },
  dice = { 5 },
  play = function(t) t.P1:play("bomb", "P2")  t:settle() end,
  expect = function(t)
    check(not t.P2.alive)  check(t.P2.coins == 2)  check(t:discarded "broken_ankh")
  end,
}

scenario "Broken Ankh: a 6 on its player's turn cancels everything and ends the turn" {
  cites = { "10.4.4", "4.5.1", "5.2.7" },
  players = { { name = "P1", hp = 1, coins = 3, hand = { "bomb" }, items = { "broken_ankh" } }, { name = "P2" } },
  dice = { 6 },
  play = function(t) t.P1:play("bomb", "P1")  t:settle() end,
  expect = function(t)
    check(t.active == "P2")  check(t.P1.alive)  check(t.P1.coins == 3)  check(t:events "player_died" == 0)
  end,
}

scenario "Broken Ankh becomes an item when played, and cancels a loot below the death" {
  cites = { "6.8.2", "5.2.7" },
  players = {
    { name = "P1", hp = 1, coins = 3, hand = { "broken_ankh", "a_dime" }, loot_plays = 2 },
    { name = "P2", hand = { "bomb" }, loot_plays = 1 },
  },
  dice = { 6 },
  play = function(t)
    t.P1:play "broken_ankh"  t:settle()
    check(t.P1:has "broken_ankh")
    t.P1:play "a_dime"
    t.P2:play("bomb", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3)  check(t:discarded "a_dime")  check(t.active == "P2") end,
}

scenario "Broken Ankh does nothing when another player would die" {
  cites = { "9.2.4" },
  players = { { name = "P1", hand = { "tarot_death" }, items = { "broken_ankh" } }, { name = "P2" } },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(not t.P2.alive) end,
}

scenario "Broken Ankh rerolled while its die is on the stack still prevents the death" {
  cites = { "5.2.9", "10.4.4" },
  players = {
    { name = "P1", hand = { "tarot_death" } },
    { name = "P2", items = { "broken_ankh" } },
    { name = "P3", items = { "the_d20" } },
  },
  deck = { treasure = { "meat" } },
  dice = { 6 },
  play = function(t)
    t.P1:play("tarot_death", "P2")
    t:resolve()  t:pass_all()  t:pass_all()
    check(t:stack() == "death of P2, roll 6")
    t.P3:activate("the_d20", "broken_ankh")  t:settle()
  end,
  expect = function(t)
    check(t.P2.alive)  check(t.P2.hp == 1)  check(t:discarded "broken_ankh")  check(t.P2:has "meat")
  end,
}

scenario "Broken Ankh: the second one rolls for the same death only after the first has failed" {
  cites = { "9.2.4", "10.4.6" },
  players = {
    { name = "P1", hand = { "tarot_death" } },
    { name = "P2", coins = 2, items = { "broken_ankh", "broken_ankh" } },
  },
  dice = { 3, 6 },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(t.P2.alive)  check(t.P2.coins == 2)  check(t:events "death_prevented" == 1) end,
}
