scenario "Mega Fatty: a 2 misses, deals 1 and heals it by 1; 4 hits of 3 kill it for 2 loot and a soul" {
  cites = { "11.3.3", "10.2.7", "10.3.1", "13.2.5" },
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2" } },
  monsters = { "mega_fatty" },
  dice = { 2, 3, 3, 2, 3, 3 },
  play = function(t) t.P1:attack "mega_fatty"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P1.loot == 2)  check(t.P1.coins == 0)  check(t.P1:has_soul "mega_fatty")
    check(t.P1.souls == 1)  check(t:events "damage_taken" == 6)
  end,
}

scenario "Mega Fatty heals by 1 only, and not when its damage was prevented or dealt by another monster" {
  cites = { "10.4.1", "10.2.2" },
  players = { { name = "P1", items = { "yum_heart", "breakfast", "dinner" } }, { name = "P2" } },
  monsters = { { "mega_fatty", hp = 1 }, { "portal", hp = 1 } },
  dice = { 3, 4, 2, 2, 3, 3 },
  play = function(t)
    t.P1:attack "portal"  t:settle()
    check(t.P1.hp == 3)  check(t:hp "mega_fatty" == 1)
    t.P1:activate("yum_heart", "P1")  t:settle()
    t.P1:attack "mega_fatty"
    t:resolve()  t:resolve()
    check(t.P1.hp == 3)  check(t:hp "mega_fatty" == 1)
    t:pass_all()  t:resolve()  t:resolve()  t:resolve()
    check(t.P1.hp == 2)  check(t:hp "mega_fatty" == 2)
    t:settle()
  end,
  expect = function(t) check(t.P1:has_soul "mega_fatty")  check(t.P1.hp == 2) end,
}

scenario "Mega Fatty that is dying is not healed by the damage it deals" {
  cites = { "10.3.2", "13.1.5" },
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { { "mega_fatty", hp = 1 } },
  dice = { 1 },
  play = function(t)
    t.P1:attack "mega_fatty"
    t:resolve()  t:resolve()
    t.P2:play("bomb", "mega_fatty")  t:settle()
  end,
  expect = function(t) check(t.P1:has_soul "mega_fatty")  check(t:events "healed" == 0) end,
}
