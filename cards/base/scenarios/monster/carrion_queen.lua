scenario "Carrion Queen: a 3 misses, 4 and 5 do nothing to it, 3 hits of 6 kill it for a treasure and a soul" {
  cites = { "11.3.3", "10.4.2", "13.2.5" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "carrion_queen" },
  deck = { treasure = { "meat", "synthoil" } },
  dice = { 3, 4, 5, 6, 6, 6 },
  play = function(t) t.P1:attack "carrion_queen"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P1:has "meat")  check(not t.P1:has "synthoil")  check(t.P1.coins == 0)
    check(t.P1:has_soul "carrion_queen")  check(t.P1.souls == 1)
    check(t:events "hit" == 5)  check(t:events "damage_taken" == 4)
  end,
}

scenario "Carrion Queen protects only itself" {
  cites = { "10.4.2" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "carrion_queen", "leech" },
  dice = { 4 },
  play = function(t) t.P1:attack "leech"  t:settle() end,
  expect = function(t) check(t:discarded "leech") end,
}

scenario "Carrion Queen is hurt by a bomb" {
  cites = { "10.2.7" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "carrion_queen" },
  play = function(t) t.P1:play("bomb", "carrion_queen")  t:settle() end,
  expect = function(t) check(t:hp "carrion_queen" == 2) end,
}

scenario "Carrion Queen: the roll counts as it resolves, so a 6 turned into a 5 does nothing to it" {
  cites = { "9.2.5", "10.2.7" },
  players = {
    { name = "P1" },
    { name = "P2", hand = { "tarot_the_magician" }, loot_plays = 1 },
  },
  monsters = { { "carrion_queen", hp = 1 } },
  dice = { 6, 6 },
  play = function(t)
    t.P1:attack "carrion_queen"
    t.P2:play("tarot_the_magician", "5")  t:settle()
  end,
  expect = function(t)
    check(t:events "damage_taken" == 1)  check(t.P1:has_soul "carrion_queen")  check(t.P1.hp == 2)
  end,
}
