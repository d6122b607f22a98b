scenario "Spoon Bender gives a die +1" {
  cites = { "9.2.3", "9.6" },
  players = { { name = "P1", items = { "spoon_bender" } }, { name = "P2" } },
  monsters = { "pooter" },  -- 2 HP, evasion 3
  dice = { 2, 3 },
  play = function(t)
    t.P1:attack "pooter"
    t.P1:activate "spoon_bender"
    t:resolve()
    check(t:stack() == "attack roll 3")
    t:settle()
  end,
  expect = function(t) check(t:discarded "pooter")  check(t.P1.hp == 2)  check(not t:charged "spoon_bender") end,
}

scenario "Spoon Bender chooses one of two rolls on the stack, and a 6 stays a 6" {
  cites = { "7.1", "9.1" },
  players = {
    { name = "P1", coins = 3, items = { "spoon_bender", "portable_slot_machine" } }, { name = "P2" },
  },
  monsters = { "pooter" },
  dice = { 2, 6, 3, 3 },
  play = function(t)
    t.P1:attack "pooter"
    t.P1:activate "portable_slot_machine"  t:resolve()
    t.P1:activate "spoon_bender"
    check(#t.options == 2)
    t.P1:choose "roll 6"  t:resolve()
    check(t:stack() == "attack roll 2, roll 6")
    t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P1.loot == 1) end,  -- the 2 missed; the loot is the reward
}

scenario "Spoon Bender fizzles if its roll has left the stack by then" {
  cites = { "7.5", "11.7.3" },
  players = { { name = "P1", items = { "spoon_bender" } }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { "fly" },
  deck = { monster = { "dip" } },
  dice = { 1 },
  play = function(t)
    t.P1:attack "fly"
    t.P1:activate "spoon_bender"
    t.P2:play("bomb", "fly")  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t.P1.hp == 2)  check(not t:charged "spoon_bender") end,
}
