scenario "Scolex: a 4 misses, deals 1 and costs a loot card; 3 hits of 5 kill it for a treasure and a soul" {
  cites = { "11.3.3", "10.2.7", "8.7", "13.2.5" },
  players = { { name = "P1", hand = { "a_dime", "bomb" } }, { name = "P2", hand = { "a_penny" } } },
  monsters = { "scolex" },
  deck = { treasure = { "meat", "synthoil" } },
  dice = { 4, 5, 5, 5 },
  play = function(t)
    t.P1:attack "scolex"  t:settle()
    check(t.asked == "P1")
    t.P1:choose "bomb"  t:settle()
  end,
  expect = function(t)
    check(t:discarded "bomb")  check(t.P1.loot == 1)  check(t.P2.loot == 1)  check(t.P1.hp == 1)
    check(t.P1:has "meat")  check(not t.P1:has "synthoil")  check(t.P1.coins == 0)
    check(t.P1:has_soul "scolex")  check(t.P1.souls == 1)
  end,
}

scenario "Scolex costs nothing for another monster's damage, or when its own was prevented" {
  cites = { "10.4.1", "10.2.2" },
  players = { { name = "P1", items = { "yum_heart" }, hand = { "a_dime" } }, { name = "P2" } },
  monsters = { { "scolex", hp = 1 }, { "portal", hp = 1 } },
  deck = { treasure = { "synthoil" } },
  dice = { 3, 4, 4, 5 },
  play = function(t)
    t.P1:attack "portal"  t:settle()
    t.P1:activate("yum_heart", "P1")  t:settle()
    t.P1:attack "scolex"  t:settle()
  end,
  expect = function(t) check(t.P1:holds "a_dime")  check(t.P1.hp == 1)  check(t.P1:has_soul "scolex") end,
}

scenario "Scolex: a loot card played in response can no longer be discarded" {
  cites = { "1.3", "5.2.6" },
  players = { { name = "P1", hand = { "a_dime" }, items = { "breakfast" } }, { name = "P2" } },
  monsters = { { "scolex", hp = 1 } },
  dice = { 1, 5 },
  play = function(t)
    t.P1:attack "scolex"
    t:resolve()  t:resolve()
    t.P1:play "a_dime"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 10)  check(t.P1.loot == 0)  check(t.P1:has_soul "scolex") end,
}
