scenario "The D100: 1 loot 1, 2 loot 2, 3 gain 3¢, 4 gain 4¢, 5 +1 HP, 6 +1 attack till end of turn" {
  cites = { "6.8.7", "9.4", "6.7.7" },
  players = {
    { name = "P1", items = { "the_d100", "the_d100", "the_d100", "the_d100", "the_d100", "the_d100" } },
    { name = "P2" },
  },
  dice = { 1, 2, 3, 4, 5, 6 },
  play = function(t)
    t.P1:activate "the_d100#1"  t:settle()  check(t.P1.loot == 1)
    t.P1:activate "the_d100#1"  t:settle()  check(t.P1.loot == 3)  check(t.P1.coins == 0)
    t.P1:activate "the_d100#1"  t:settle()  check(t.P1.coins == 3)
    t.P1:activate "the_d100#1"  t:settle()  check(t.P1.coins == 7)  check(t.P1.max_hp == 2)
    t.P1:activate "the_d100#1"  t:settle()  check(t.P1.hp == 3)     check(t:attack_of "P1" == 1)
    t.P1:activate "the_d100#1"  t:settle()  check(t:attack_of "P1" == 2)
    check(t.P1.loot == 3)  check(t.P1.coins == 7)  check(t.P1.max_hp == 3)
    check(t.P2.max_hp == 2)  check(t:attack_of "P2" == 1)  check(not t:can("P1", "the_d100"))
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1.max_hp == 2)  check(t:attack_of "P1" == 1) end,
}

scenario "The D100: the number counts as the die resolves" {
  cites = { "9.6", "9.4" },
  players = { { name = "P1", items = { "the_d100", "spoon_bender" } }, { name = "P2" } },
  dice = { 2 },
  play = function(t)
    t.P1:activate "the_d100"  t:resolve()
    t.P1:activate "spoon_bender"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 0)  check(t.P1.coins == 3) end,
}

scenario "The D100: its +1 stays after the die has resolved, and ends with the turn" {
  cites = { "5.2.9", "6.7.7" },
  players = { { name = "P1", items = { "the_d100" } }, { name = "P2", items = { "the_d20" } } },
  deck = { treasure = { "meat" } },
  dice = { 5 },
  play = function(t)
    t.P1:activate "the_d100"  t:resolve()
    t.P2:activate("the_d20", "the_d100")  t:settle()
    check(t.P1.max_hp == 3)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1.max_hp == 2)  check(t.P1:has "meat") end,
}
