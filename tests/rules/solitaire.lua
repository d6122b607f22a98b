-- Rulebook section 21.3: solitaire and co-op.

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

scenario "Q36 a player's death in their own turn moves the timer" {
  rules = "last_round",
  cites = { "21.3a" },
  set = "../sets/probe",
  players = { { name = "P1", hp = 1, hand = { "bomb" } }, { name = "P2" } },
  play = function(t) t.P1:play("bomb", "P1")  t:settle() end,
  expect = function(t) check(t.lost) end,
}

scenario "Q36 a player's death in another player's turn does not move the timer" {
  rules = "last_round",
  cites = { "21.3a" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", hp = 1 } },
  play = function(t) t.P1:play("bomb", "P2")  t:settle() end,
  expect = function(t) check(not t.P2.alive)  check(not t.over) end,
}
