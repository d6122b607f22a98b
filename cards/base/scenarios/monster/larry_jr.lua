scenario "Larry Jr.: evasion 3, and 4 at 2 HP or less; 4 hits kill it for 6¢ and a soul" {
  cites = { "11.3.3", "10.1.2", "13.2.5" },
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2" } },
  monsters = { "larry_jr" },
  dice = { 2, 3, 3, 3, 4, 4 },
  play = function(t)
    check(t:evasion "larry_jr" == 3)
    t.P1:attack "larry_jr"  t:settle()
  end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P1.coins == 6)  check(t.P1:has_soul "larry_jr")  check(t.P1.souls == 1)
    check(t:events "missed" == 2)
  end,
}

scenario "Larry Jr.: damage outside an attack raises its evasion too, and healing lowers it again" {
  cites = { "6.4.1", "10.3.4" },
  players = { { name = "P1", hand = { "bomb", "bomb" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "larry_jr" },
  play = function(t)
    t.P1:play("bomb", "larry_jr")  t:settle()
    check(t:evasion "larry_jr" == 3)
    t.P1:play("bomb", "larry_jr")  t:settle()
    check(t:evasion "larry_jr" == 4)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:hp "larry_jr" == 4)  check(t:evasion "larry_jr" == 3) end,
}

scenario "Larry Jr. hurt while an attack roll of 3 is on the stack is missed by it" {
  cites = { "11.3.3", "11.3.4" },
  players = { { name = "P1" }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { { "larry_jr", hp = 3 } },
  dice = { 3, 4, 4 },
  play = function(t)
    t.P1:attack "larry_jr"
    t.P2:play("bomb", "larry_jr")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t:events "missed" == 1)  check(t.P1:has_soul "larry_jr") end,
}
