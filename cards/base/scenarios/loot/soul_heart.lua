scenario "Soul Heart prevents the next 1 damage, but not the damage after it" {
  cites = { "10.4.2", "6.7.3" },
  players = {
    { name = "P1", hand = { "soul_heart", "gold_bomb", "bomb" }, loot_plays = 3 },
    { name = "P2", items = { "breakfast", "dinner" } },
  },
  play = function(t)
    t.P1:play("soul_heart", "P2")  t:settle()
    t.P1:play("gold_bomb", "P2")  t:settle()
    check(t.P2.hp == 2)
    t.P1:play("bomb", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 1)  check(t:discarded "soul_heart") end,
}

scenario "Soul Heart wears off at the end of the turn" {
  cites = { "6.7.7" },
  players = { { name = "P1", hand = { "soul_heart" } }, { name = "P2", hand = { "bomb" } } },
  play = function(t)
    t.P1:play("soul_heart", "P1")  t:settle()
    t.P1:end_turn()  t:settle()
    t.P2:play("bomb", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1) end,
}

scenario "Soul Heart played in response to damage on the stack prevents 1 of it" {
  cites = { "10.4.2", "5.2.6" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", hand = { "soul_heart" }, loot_plays = 1 } },
  play = function(t)
    t.P1:play("bomb", "P2")  t:resolve()
    t.P2:play("soul_heart", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 2)  check(t:events "damage_taken" == 0) end,
}

scenario "Soul Heart cancelled prevents nothing" {
  cites = { "5.2.7" },
  players = {
    { name = "P1", hand = { "bomb", "butter_bean" }, loot_plays = 2 },
    { name = "P2", hand = { "soul_heart" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play("bomb", "P2")
    t.P2:play("soul_heart", "P2")
    t.P1:play("butter_bean", "soul_heart")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 1)  check(t:discarded "soul_heart") end,
}
