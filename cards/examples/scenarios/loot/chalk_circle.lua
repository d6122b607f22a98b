scenario "Chalk Circle stops other damage till the next turn of its player" {
  players = {
    { name = "P1", hand = { "chalk_circle", "bomb" }, loot_plays = 2 },
    { name = "P2", hand = { "bomb", "bomb" } },
  },
  play = function(t)
    t.P1:play "chalk_circle"  t:settle()
    t.P1:play("bomb", "P2")  t:settle()
    check(t.P2.hp == 1)
    t.P1:end_turn()  t:settle()
    t.P2:play("bomb", "P1")  t:settle()
    check(t.P1.hp == 2)
    t.P2:end_turn()  t:settle()
    t.P1:activate "plain_character"  t:settle()
  end,
  expect = function(t) check(t.active == "P1")  check(t:events "damage_taken" == 1) end,
}

scenario "Chalk Circle does not stop combat damage" {
  players = { { name = "P1", hand = { "chalk_circle" } }, { name = "P2" } },
  monsters = { "lamp_moth" },
  dice = { 1, 6 },
  play = function(t)
    t.P1:play "chalk_circle"  t:settle()
    t.P1:attack "lamp_moth"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1) end,
}

scenario "Chalk Circle has no effect from the next turn of its player on" {
  players = { { name = "P1", hand = { "chalk_circle", "bomb" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "chalk_circle"  t:settle()
    t.P1:end_turn()  t:settle()  t.P2:end_turn()  t:settle()
    t.P1:play("bomb", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1) end,
}
