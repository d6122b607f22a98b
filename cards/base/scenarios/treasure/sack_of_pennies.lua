scenario "Sack of Pennies gains 1¢ and may be recharged when a player rolls a 1" {
  cites = { "6.6.4", "20.2.1" },
  players = { { name = "P1" }, { name = "P2", items = { "sack_of_pennies" } } },
  monsters = { "fly" },
  dice = { 1, 2 },
  play = function(t)
    t.P2:activate "sack_of_pennies"  t:settle()
    check(t.P2.coins == 1)  check(not t:charged "sack_of_pennies")
    t.P1:attack "fly"  t:settle()
    check(t.P1.hp == 2)  -- the damage of the miss is still on the stack
    t.P2:choose "yes"  t:settle()
    check(t:charged "sack_of_pennies")
    t.P2:activate "sack_of_pennies"  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 2) end,
}

scenario "Sack of Pennies may stay deactivated, and a 2 does nothing" {
  cites = { "6.6.4" },
  players = { { name = "P1" }, { name = "P2", items = { { "sack_of_pennies", charged = false } } } },
  monsters = { "fly" },
  dice = { 1, 2 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P2:choose "no"  t:settle()
  end,
  expect = function(t) check(not t:charged "sack_of_pennies")  check(t:discarded "fly") end,
}

scenario "Sack of Pennies triggers on each of two dice and may be recharged for each" {
  cites = { "6.6.4", "9.2.1" },
  players = {
    { name = "P1", coins = 6, items = { { "sack_of_pennies", charged = false }, "portable_slot_machine" } },
    { name = "P2" },
  },
  dice = { 1, 1 },
  play = function(t)
    t.P1:activate "portable_slot_machine"
    t.P1:activate "portable_slot_machine"  t:settle()
    t.P1:choose "yes"
    check(t:charged "sack_of_pennies")
    t.P1:activate "sack_of_pennies"  t:settle()
    t.P1:choose "yes"  t:settle()
  end,
  expect = function(t) check(t:charged "sack_of_pennies")  check(t.P1.coins == 1)  check(t.P1.loot == 2) end,
}
