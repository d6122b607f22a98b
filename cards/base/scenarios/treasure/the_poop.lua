scenario "The Poop gains a counter when its player takes damage, and 1 counter prevents the next 1 damage" {
  cites = { "20.1.1", "10.4.2", "6.3.3" },
  players = {
    { name = "P1", items = { "the_poop", "breakfast", "dinner" }, hand = { "bomb", "gold_bomb", "bomb" },
      loot_plays = 3 },
    { name = "P2" },
  },
  play = function(t)
    check(not t:can("P1", "the_poop"))
    t.P1:play("bomb", "P1")  t:settle()
    check(t.P1.hp == 3)  check(t:counters "the_poop" == 1)
    t.P1:activate "the_poop"  t:settle()
    check(t:counters "the_poop" == 0)
    t.P1:play("gold_bomb", "P1")  t:settle()
    check(t.P1.hp == 1)  check(t:counters "the_poop" == 1)  -- one damage of 2, one counter
    t.P1:play("bomb", "P2")  t:settle()
  end,
  expect = function(t) check(t:counters "the_poop" == 1)  check(t.P2.hp == 1) end,
}

scenario "The Poop: fully prevented damage is not taken" {
  cites = { "10.4.1", "10.2.6" },
  players = {
    { name = "P1", items = { { "the_poop", counters = 1 } }, hand = { "bomb", "bomb" }, loot_plays = 2 },
    { name = "P2" },
  },
  play = function(t)
    t.P1:activate "the_poop"  t:settle()
    t.P1:play("bomb", "P1")  t:settle()
    check(t.P1.hp == 2)  check(t:counters "the_poop" == 0)
    t.P1:play("bomb", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t:counters "the_poop" == 1) end,
}

scenario "The Poop protects only its own player, and wears off at the end of the turn" {
  cites = { "6.7.7" },
  players = {
    { name = "P1", items = { { "the_poop", counters = 1 } }, hand = { "bomb" } },
    { name = "P2", hand = { "bomb" } },
  },
  play = function(t)
    t.P1:activate "the_poop"  t:settle()
    t.P1:play("bomb", "P2")  t:settle()
    check(t.P2.hp == 1)
    t.P1:end_turn()  t:settle()
    t.P2:play("bomb", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t:counters "the_poop" == 1) end,
}

scenario "Q21 The Poop paid twice prevents 1 of each of the next two damages" {
  cites = { "6.7.4" },
  players = {
    { name = "P1", items = { { "the_poop", counters = 2 }, "breakfast" }, hand = { "gold_bomb", "bomb" },
      loot_plays = 2 },
    { name = "P2" },
  },
  play = function(t)
    t.P1:activate "the_poop"  t:settle()
    t.P1:activate "the_poop"  t:settle()
    t.P1:play("gold_bomb", "P1")  t:settle()
    check(t.P1.hp == 1)
    t.P1:play("bomb", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1) end,
}
