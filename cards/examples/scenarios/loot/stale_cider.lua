scenario "Stale Cider heals now, and lowers the attack rolls of the next turn" {
  players = { { name = "P1", hand = { "stale_cider" } }, { name = "P2", hp = 1 } },
  monsters = { "lamp_moth", "lamp_moth" },
  dice = { 4, 5 },
  play = function(t)
    t.P1:play("stale_cider", "P2")  t:settle()
    check(t.P2.hp == 2)
    t.P1:end_turn()  t:settle()
    t.P2:attack "lamp_moth#1"  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 1)  check(t.P2.coins == 2) end,
}

scenario "Stale Cider has no effect before that turn, and none on other players" {
  players = { { name = "P1", hand = { "stale_cider" } }, { name = "P2" } },
  monsters = { "lamp_moth", "lamp_moth" },
  dice = { 4, 4 },
  play = function(t)
    t.P1:play("stale_cider", "P1")  t:settle()
    t.P1:attack "lamp_moth#1"  t:settle()
    t.P1:end_turn()  t:settle()
    t.P2:attack "lamp_moth"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2)  check(t.P2.coins == 2) end,
}
