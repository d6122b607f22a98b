scenario "V. The Hierophant prevents the next 2 damage to a monster, but not the damage after it" {
  cites = { "10.4.2", "6.7.3" },
  players = {
    { name = "P1", hand = { "tarot_the_hierophant", "gold_bomb", "bomb" }, loot_plays = 3 },
    { name = "P2" },
  },
  monsters = { "fatty", "pale_fatty" },
  play = function(t)
    t.P1:play("tarot_the_hierophant", "fatty")  t:settle()
    t.P1:play("gold_bomb", "fatty")  t:settle()
    check(t:hp "fatty" == 3)
    t.P1:play("bomb", "fatty")  t:settle()
  end,
  expect = function(t) check(t:hp "fatty" == 2)  check(t:discarded "tarot_the_hierophant") end,
}

scenario "V. The Hierophant is used up by a single damage to a player" {
  cites = { "10.4.2" },
  players = {
    { name = "P1", hand = { "tarot_the_hierophant", "bomb", "bomb", "bomb" }, loot_plays = 4 },
    { name = "P2" },
  },
  play = function(t)
    t.P1:play("tarot_the_hierophant", "P2")  t:settle()
    t.P1:play("bomb", "P1")  t:settle()
    check(t.P1.hp == 1)
    t.P1:play("bomb", "P2")  t:settle()
    check(t.P2.hp == 2)  check(t:events "damage_taken" == 1)
    t.P1:play("bomb", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 1) end,
}

scenario "V. The Hierophant wears off at the end of the turn" {
  cites = { "6.7.7" },
  players = { { name = "P1", hand = { "tarot_the_hierophant" } }, { name = "P2", hand = { "bomb" } } },
  play = function(t)
    t.P1:play("tarot_the_hierophant", "P1")  t:settle()
    t.P1:end_turn()  t:settle()
    t.P2:play("bomb", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1) end,
}

scenario "V. The Hierophant played in response to damage on the stack prevents 2 of it" {
  cites = { "10.4.1", "10.2.1" },
  players = {
    { name = "P1", hand = { "gold_bomb" } },
    { name = "P2", hand = { "tarot_the_hierophant" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play("gold_bomb", "P2")
    t:resolve()
    check(t:stack() == "3 damage to P2")
    t.P2:play("tarot_the_hierophant", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 1)  check(t.P2.alive) end,
}
