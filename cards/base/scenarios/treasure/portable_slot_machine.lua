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

scenario "Portable Slot Machine paid twice: two dice at once, each with its own result" {
  cites = { "6.3.3", "9.2.1", "9.4" },
  players = {
    { name = "P1", coins = 6, items = { "portable_slot_machine" } }, { name = "P2", items = { "spoon_bender" } },
  },
  dice = { 2, 4 },
  play = function(t)
    t.P1:activate "portable_slot_machine"
    t.P1:activate "portable_slot_machine"
    t:resolve()  -- the second is rolled first
    t.P2:activate("spoon_bender", "roll 2")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 8)  check(t.P1.loot == 0) end,
}

scenario "Portable Slot Machine rerolled in response still rolls, and the cost stays paid if it is cancelled" {
  cites = { "5.2.9", "6.2.2", "5.2.7" },
  players = {
    { name = "P1", coins = 6, items = { "portable_slot_machine" } },
    { name = "P2", items = { "the_d20", "no" } },
  },
  deck = { treasure = { "meat" } },
  dice = { 3 },
  play = function(t)
    t.P1:activate "portable_slot_machine"
    t.P2:activate "no"  t:settle()
    check(t.P1.coins == 3)  check(t:events "die_cast" == 0)
    t.P1:activate "portable_slot_machine"
    t.P2:activate("the_d20", "portable_slot_machine")  t:settle()
  end,
  expect = function(t) check(t.P1:has "meat")  check(t.P1.coins == 4) end,
}
