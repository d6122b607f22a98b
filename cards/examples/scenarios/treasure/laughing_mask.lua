scenario "Laughing Mask turns into Weeping Mask, and back" {
  players = { { name = "P1", items = { "laughing_mask" } }, { name = "P2" } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(t.P1.coins == 2)  check(t.P1.loot == 0)
    t.P2:end_turn()  t:settle()
    check(t.P1.coins == 2)  check(t.P1.loot == 1)  -- the loot step
    t.P1:end_turn()  t:settle()
    check(t.P1.coins == 2)  check(t.P1.loot == 2)
    t.P2:end_turn()  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4)  check(t.P1.loot == 3) end,
}
