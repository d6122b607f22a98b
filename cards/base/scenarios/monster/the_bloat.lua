scenario "The Bloat: a 3 misses and deals 2, and 1 to the others; 4 hits of 4 kill it for a treasure and a soul" {
  cites = { "11.3.3", "10.2.7", "20.12.4", "13.2.5" },
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2" }, { name = "P3", items = { "dinner" } } },
  monsters = { "the_bloat" },
  deck = { treasure = { "meat", "synthoil" } },
  dice = { 3, 4, 4, 4, 4 },
  play = function(t) t.P1:attack "the_bloat"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P2.hp == 1)  check(t.P3.hp == 2)  check(t.P1:has "meat")
    check(not t.P1:has "synthoil")  check(t.P1.coins == 0)  check(t.P1:has_soul "the_bloat")  check(t.P1.souls == 1)
    check(t:events "damage_taken" == 7)
  end,
}

scenario "The Bloat does not hurt other players for another monster's damage, or if its own was prevented" {
  cites = { "10.4.1", "10.2.2" },
  players = { { name = "P1", items = { "yum_heart" }, hand = { "bomb" } }, { name = "P2" } },
  monsters = { { "the_bloat", hp = 1 } },
  deck = { treasure = { "synthoil" } },
  dice = { 3, 4 },
  play = function(t)
    t.P1:play("bomb", "P1")  t:settle()
    t.P1:activate("yum_heart", "P1")  t:settle()
    t.P1:attack "the_bloat"  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 2)  check(t.P1.hp == 1)  check(t.P1:has_soul "the_bloat") end,
}
