-- Rulebook section 21.3a: the timer of solitaire and co-op.
scenario "at the end of the last round on the timer the players have lost" {
  rules = "last_round",
  cites = { "21.3", "21.3a" },
  set = "../sets/probe",
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(not t.over)  check(not t.lost)
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.over)  check(t.lost)  check(#t.winners == 0) end,
}

scenario "21.3 the timer starts at 8: after eight rounds the game is lost, and nobody has won" {
  rules = "solo",
  cites = { "21.3", "21.3a", "4.6.1" },
  players = 2,
  play = function(t)
    for round = 1, 7 do
      t.P1:end_turn()  t:settle()
      check(t:events "timer_dropped" == round - 1)
      t.P2:end_turn()  t:settle()
      check(t:events "timer_dropped" == round)  check(not t.over)
    end
    t.P1:end_turn()  t:settle()
    check(not t.over)
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.over)  check(#t.winners == 0)  check(t:events "timer_dropped" == 8) end,
}

scenario "the timer drops as each round ends, when both have had a turn" {
  rules = "solo",
  cites = { "21.3", "21.3a", "4.6.1", "4.6.2" },
  players = 2,
  play = function(t)
    check(t.timer == 8)
    t.P1:end_turn()  t:settle()
    check(t.timer == 8)
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.timer == 7)  check(t.active == "P1") end,
}

scenario "at 0 the players have lost" {
  rules = "solo",
  cites = { "21.3a" },
  set = "../sets/trials",
  players = 2,
  play = function(t)
    for _ = 1, 8 do
      t.P1:end_turn()  t:settle()
      t.P2:end_turn()  t:settle()
    end
  end,
  expect = function(t) check(t.over)  check(#t.winners == 0)  check(t.timer == 0) end,
}

scenario "Q36 a character who dies on their own turn moves the timer by 1, and the end of the round by 1 more" {
  rules = "solo",
  cites = { "21.3a" },
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2", hand = { "bomb" }, hp = 1 } },
  play = function(t)
    t.P1:play("tarot_death", "P1")  t:settle()
    check(t.active == "P2")  check(t:events "timer_dropped" == 1)
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P1")  check(t:events "timer_dropped" == 2) end,
}

scenario "the timer drops when a character dies in their own turn" {
  rules = "solo",
  cites = { "21.3a" },
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2" } },
  play = function(t) t.P1:play("tarot_death", "P1")  t:settle() end,
  expect = function(t) check(t.timer == 7)  check(t.active == "P2") end,
}

scenario "Q36 a player's death in their own turn moves the timer" {
  rules = "last_round",
  cites = { "21.3a" },
  set = "../sets/probe",
  players = { { name = "P1", hp = 1, hand = { "bomb" } }, { name = "P2" } },
  play = function(t) t.P1:play("bomb", "P1")  t:settle() end,
  expect = function(t) check(t.lost) end,
}

scenario "F175 a character who dies on the other's turn does not move the timer" {
  rules = "coop",
  cites = { "21.3a" },
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2" } },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(not t.P2.alive)  check(t:events "timer_dropped" == 0) end,
}

scenario "F175 the timer does not move when a character dies in the other's turn" {
  rules = "coop",
  cites = { "21.3a" },
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2" } },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(t.timer == 8) end,
}

scenario "Q36 a player's death in another player's turn does not move the timer" {
  rules = "last_round",
  cites = { "21.3a" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", hp = 1 } },
  play = function(t) t.P1:play("bomb", "P2")  t:settle() end,
  expect = function(t) check(not t.P2.alive)  check(not t.over) end,
}

scenario "21.3a the game is lost in the middle of a turn, by a death" {
  rules = "solo",
  cites = { "21.3a" },
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2" } },
  play = function(t)
    for _ = 1, 7 do
      t.P1:end_turn()  t:settle()
      t.P2:end_turn()  t:settle()
    end
    check(not t.over)
    t.P1:play("tarot_death", "P1")  t:settle()
    if t.question == "discard_loot" then t.P1:choose(t.options[1])  t:settle() end
  end,
  expect = function(t) check(t.over)  check(#t.winners == 0)  check(t:events "timer_dropped" == 8) end,
}

scenario "21.3a an ordinary game has no timer" {
  cites = { "21.3" },
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2" } },
  play = function(t)
    t.P1:play("tarot_death", "P1")  t:settle()
    for _ = 1, 9 do
      t.P2:end_turn()  t:settle()
      if t.active == "P2" then break end
      t.P1:end_turn()  t:settle()
    end
  end,
  expect = function(t) check(not t.over)  check(t:events "timer_dropped" == 0) end,
}
