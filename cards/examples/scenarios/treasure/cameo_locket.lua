scenario "Cameo Locket gives 1 HP to the player noted last" {
  players = { { name = "P1", items = { "cameo_locket" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate("cameo_locket", "P2")  t:settle()
    check(t.P2.max_hp == 3)
    t.P1:end_turn()  t:settle()  t.P2:end_turn()  t:settle()
    check(t.P2.max_hp == 3)
    t.P1:activate("cameo_locket", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.max_hp == 3)  check(t.P2.max_hp == 2) end,
}
