scenario "War: +1 attack each time it takes damage; 3 hits of 3 kill it for 8¢ and a soul" {
  cites = { "11.3.3", "11.3.4", "6.7.7", "13.2.5" },
  players = { { name = "P1", items = { "breakfast", "dinner" } }, { name = "P2" } },
  monsters = { "war" },
  dice = { 2, 3, 2, 3, 3 },
  play = function(t) t.P1:attack "war"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P1.coins == 8)  check(t.P1:has_soul "war")  check(t.P1.souls == 1)
  end,
}

scenario "War loses the +1 attack after the turn" {
  cites = { "6.7.7" },
  players = { { name = "P1", hand = { "bomb", "bomb" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "war" },
  play = function(t)
    t.P1:play("bomb", "war")  t:settle()
    t.P1:play("bomb", "war")  t:settle()
    check(t:attack_of "war" == 3)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:attack_of "war" == 1)  check(t:hp "war" == 3) end,
}

scenario "War: fully prevented damage gives it no attack" {
  cites = { "10.4.1" },
  players = { { name = "P1", hand = { "tarot_the_hierophant", "bomb" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "war" },
  play = function(t)
    t.P1:play("tarot_the_hierophant", "war")  t:settle()
    t.P1:play("bomb", "war")  t:settle()
  end,
  expect = function(t) check(t:attack_of "war" == 1)  check(t:hp "war" == 3) end,
}
