scenario "Portable Slot Machine, 3¢ each: 1-2 loot 1, 3-4 gain 4¢, 5-6 nothing" {
  cites = { "6.3.3", "9.4", "20.5.3" },
  players = { { name = "P1", coins = 12, items = { "portable_slot_machine" } }, { name = "P2" } },
  dice = { 1, 2, 3, 4, 5, 6 },
  play = function(t)
    t.P1:activate "portable_slot_machine"  t:settle()  check(t.P1.coins == 9)   check(t.P1.loot == 1)
    t.P1:activate "portable_slot_machine"  t:settle()  check(t.P1.coins == 6)   check(t.P1.loot == 2)
    t.P1:activate "portable_slot_machine"  t:settle()  check(t.P1.coins == 7)
    t.P1:activate "portable_slot_machine"  t:settle()  check(t.P1.coins == 8)
    t.P1:activate "portable_slot_machine"  t:settle()  check(t.P1.coins == 5)
    t.P1:activate "portable_slot_machine"  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 2)  check(t.P1.loot == 2)  check(not t:can("P1", "portable_slot_machine"))
  end,
}
