scenario "Curtain Call cancels a death" {
  players = { { name = "P1", hand = { "gold_bomb" } }, { name = "P2", hand = { "curtain_call" }, loot_plays = 1 } },
  play = function(t)
    t.P1:play("gold_bomb", "P2")
    t:resolve()  t:resolve()
    t.P2:play("curtain_call", "a death")  t:settle()
  end,
  expect = function(t) check(t.P2.alive)  check(t.P2.hp == 1) end,
}

scenario "Curtain Call cancels damage" {
  players = { { name = "P1", hand = { "gold_bomb" } }, { name = "P2", hand = { "curtain_call" }, loot_plays = 1 } },
  play = function(t)
    t.P1:play("gold_bomb", "P2")
    t:resolve()
    t.P2:play("curtain_call", "damage")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 2) end,
}
