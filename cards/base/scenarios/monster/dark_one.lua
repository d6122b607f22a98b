scenario "Dark One: +1 attack each time it takes damage; 3 hits of 4 kill it for a treasure and a soul" {
  cites = { "11.3.3", "11.3.4", "6.7.7", "13.2.5" },
  players = { { name = "P1", items = { "breakfast", "dinner" } }, { name = "P2" } },
  monsters = { "dark_one" },
  deck = { treasure = { "meat", "synthoil" } },
  dice = { 3, 4, 3, 4, 4 },
  play = function(t) t.P1:attack "dark_one"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P1:has "meat")  check(not t.P1:has "synthoil")  check(t.P1.coins == 0)
    check(t.P1:has_soul "dark_one")  check(t.P1.souls == 1)
  end,
}

scenario "Dark One loses the +1 attack after the turn, and ignores damage to others" {
  cites = { "6.7.7" },
  players = { { name = "P1", hand = { "bomb", "bomb", "bomb" }, loot_plays = 3 }, { name = "P2" } },
  monsters = { "dark_one", "fatty" },
  play = function(t)
    t.P1:play("bomb", "fatty")  t:settle()
    check(t:attack_of "dark_one" == 1)
    t.P1:play("bomb", "dark_one")  t:settle()
    t.P1:play("bomb", "dark_one")  t:settle()
    check(t:attack_of "dark_one" == 3)  check(t:attack_of "fatty" == 1)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:attack_of "dark_one" == 1)  check(t:hp "dark_one" == 3) end,
}
