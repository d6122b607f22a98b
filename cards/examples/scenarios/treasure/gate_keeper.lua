scenario "Gate Keeper: a player with four souls does not win until it is gone" {
  players = { { name = "P1", items = { "gate_keeper" } },
              { name = "P2", souls = { "stage_ghost", "stage_ghost", "stage_ghost", "stage_ghost" } } },
  play = function(t)
    check(not t.over)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:discarded "gate_keeper")  check(t.winner == "P2") end,
}

scenario "Gate Keeper: it stays if its player attacked, and does not keep them from winning" {
  players = { { name = "P1", items = { "gate_keeper" }, souls = { "stage_ghost", "stage_ghost", "stage_ghost" } },
              { name = "P2" } },
  monsters = { "fly", "stage_ghost" },
  dice = { 6, 6, 6, 6 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P1:end_turn()  t:settle()
    check(t:in_play "gate_keeper")  check(t:counters "gate_keeper" == 1)
    t.P2:end_turn()  t:settle()
    t.P1:attack "stage_ghost"  t:settle()
  end,
  expect = function(t) check(t.winner == "P1") end,
}

scenario "Gate Keeper: with its third counter, other players win" {
  players = { { name = "P1", items = { { "gate_keeper", counters = 2 } } },
              { name = "P2", souls = { "stage_ghost", "stage_ghost", "stage_ghost", "stage_ghost" } } },
  monsters = { "fly", "stage_ghost" },
  dice = { 6 },
  play = function(t)
    check(not t.over)
    t.P1:attack "fly"  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:in_play "gate_keeper")  check(t.winner == "P2") end,
}
