scenario "Larry Jr.: evasion 3, and 4 from 2 HP on; 4 hits kill it for 6¢ and a soul" {
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
