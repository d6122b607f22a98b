scenario "Stage Ghost: it haunts the player who has its soul" {
  players = { { name = "P1" }, { name = "P2", souls = { "stage_ghost" } } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(t.P2.loot == 2)  -- one of them from the loot step
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 1)  check(t.P2.loot == 2) end,
}

scenario "Stage Ghost: a 4 hits; its rewards are 2¢, and its soul" {
  players = { { name = "P1", hp = 2 }, { name = "P2" } },
  monsters = { "stage_ghost", "dip" },
  dice = { 3, 4, 4, 4 },
  play = function(t)
    check(t:attack_of "stage_ghost" == 1)
    t.P1:attack "stage_ghost"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2)  check(t.P1.souls == 1)  check(t.P1.hp == 1) end,
}
