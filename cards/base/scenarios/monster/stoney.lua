scenario "Stoney can't be attacked, gives monsters +1 evasion, and dies with another for 1 loot" {
  cites = { "1.2", "10.1.2", "20.6.1", "13.2.3" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "stoney", "fly" },
  dice = { 2, 3 },
  play = function(t)
    check(t:evasion "fly" == 3)  check(t:hp "stoney" == 3)  check(t:attack_of "stoney" == 0)
    check(t:evasion "stoney" == 1)
    t.P1:declare_attack()  t:settle()
    check(#t.options == 2)  -- the Fly and the deck
    t.P1:choose "fly"  t:settle()
  end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t:discarded "fly")  check(t:discarded "stoney")
    check(t.P1.coins == 1)  check(t.P1.loot == 1)  check(t:events "monster_died" == 2)
  end,
}

scenario "Stoney that is covered gives no evasion, and does not die with another" {
  cites = { "14.3.2", "6.4.1" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { { "pooter", covers = { "stoney" } }, "fly" },
  play = function(t)
    check(t:evasion "fly" == 2)
    t.P1:play("bomb", "fly")  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t:slot(1) == "pooter")  check(not t:discarded "stoney") end,
}

scenario "Stoney uncovered by a death is in play when that death triggers, and dies too" {
  cites = { "13.2.1", "13.2.2", "14.3.4" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { { "fly", covers = { "stoney" } }, "pooter" },
  deck = { monster = { "dip" } },
  play = function(t) t.P1:play("bomb", "fly")  t:settle() end,
  expect = function(t)
    check(t:discarded "stoney")  check(t:slot(1) == "dip")  check(t.P1.loot == 1)  check(t.P1.coins == 1)
  end,
}
