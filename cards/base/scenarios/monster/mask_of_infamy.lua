scenario "Mask of Infamy: evasion 4, and 6 at 1 HP; 4 hits kill it for a treasure and a soul" {
  cites = { "11.3.3", "10.1.2", "13.2.5" },
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2" } },
  monsters = { "mask_of_infamy", "fly" },
  deck = { treasure = { "meat", "synthoil" } },
  dice = { 3, 4, 4, 4, 5, 6 },
  play = function(t)
    check(t:evasion "mask_of_infamy" == 4)
    t.P1:attack "mask_of_infamy"  t:settle()
  end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t:events "missed" == 2)  check(t.P1:has "meat")  check(not t.P1:has "synthoil")
    check(t.P1:has_soul "mask_of_infamy")  check(t.P1.souls == 1)  check(t.P1.coins == 0)
  end,
}

scenario "Mask of Infamy: only its own evasion changes, and only at 1 HP" {
  cites = { "10.1.2", "6.4.1" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { { "mask_of_infamy", hp = 2 }, "fly" },
  play = function(t)
    check(t:evasion "mask_of_infamy" == 4)
    t.P1:play("bomb", "mask_of_infamy")  t:settle()
    check(t:evasion "mask_of_infamy" == 6)  check(t:evasion "fly" == 2)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:hp "mask_of_infamy" == 4)  check(t:evasion "mask_of_infamy" == 4) end,
}
