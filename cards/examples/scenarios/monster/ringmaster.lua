scenario "The Ringmaster: two souls, and another turn for the player who kills" {
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2" } },
  monsters = { "ringmaster" },
  deck = { treasure = { "dinner", "mr_boom" } },
  dice = { 3, 4, 4, 4, 4, 4 },
  play = function(t)
    t.P1:attack "ringmaster"  t:settle()
    check(t.P1.souls == 2)  check(t.P1:has "dinner")  check(not t.P1:has "mr_boom")
    check(t.P1.hp == 2)  -- 3 - 2 + 1, with the Dinner
    t.P1:end_turn()  t:settle()
    check(t.active == "P1")
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P2") end,
}

scenario "The Ringmaster does not trigger on the death of another monster" {
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "ringmaster", "fly" },
  play = function(t)
    t.P1:play("bomb", "fly")  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P2") end,
}
