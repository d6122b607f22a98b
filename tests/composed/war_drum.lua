-- loot: All monsters get +1 attack until the end of the turn.
scenario "monsters hit harder for a turn" {
  players = { { name = "P1", hand = { "war_drum" } }, { name = "P2" } },
  monsters = { "fly", "horf" },
  play = function(t)
    t.P1:play "war_drum"  t:settle()
    check(t:attack_of "fly" == 2)  check(t:attack_of "horf" == 2)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:attack_of "fly" == 1) end,
}
