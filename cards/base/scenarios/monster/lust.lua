scenario "Lust: a 3 misses and deals 1, each hit of 4 costs the attacker 1; 2 of them kill it for 2 loot and a soul" {
  cites = { "11.3.3", "10.2.7", "13.2.5" },
  players = { { name = "P1", items = { "breakfast", "dinner" } }, { name = "P2" } },
  monsters = { "lust" },
  dice = { 3, 4, 4 },
  play = function(t) t.P1:attack "lust"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P2.hp == 2)  check(t.P1.loot == 2)  check(t.P1.coins == 0)
    check(t.P1:has_soul "lust")  check(t.P1.souls == 1)  check(t:events "damage_taken" == 5)
  end,
}

scenario "F100 Lust ignores a bomb: that is not combat damage" {
  cites = { "10.2.7" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "lust" },
  play = function(t) t.P1:play("bomb", "lust")  t:settle() end,
  expect = function(t) check(t:hp "lust" == 1)  check(t.P1.hp == 2)  check(t.P2.hp == 2) end,
}

scenario "Lust and its attacker die together: Lust first, and its rewards can pay the death penalty" {
  cites = { "13.9.1", "11.7.5", "13.2.9", "Q56" },
  players = { { name = "P1", hp = 1, coins = 1 }, { name = "P2" } },
  monsters = { { "lust", hp = 1 } },
  deck = { loot = { "a_penny", "a_nickel", "a_dime" } },
  dice = { 4 },
  play = function(t)
    t.P1:attack "lust"  t:settle()
    check(t.P1.loot == 2)  check(t.P1:has_soul "lust")
    t.P1:choose "a_nickel"  t:settle()
  end,
  expect = function(t)
    check(t.P1.loot == 1)  check(t.P1.coins == 0)  check(t:events "player_died" == 1)  check(t.active == "P2")
  end,
}

scenario "first edition: Lust and its attacker die together: Lust first, and its rewards can pay the penalty" {
  rules = "classic",
  cites = { "13.9.1", "11.7.5", "Q56" },
  players = { { name = "P1", hp = 1, coins = 1 }, { name = "P2" } },
  monsters = { { "lust", hp = 1 } },
  deck = { loot = { "a_penny", "a_nickel", "a_dime" } },
  dice = { 4 },
  play = function(t)
    t.P1:attack "lust"  t:settle()
    t.P1:choose "Lust#2"  t:settle()
    check(t.P1.loot == 2)
    t.P1:choose "a_nickel"  t:settle()
  end,
  expect = function(t)
    check(t.P1:has_soul "lust")  check(t.P1.coins == 0)  check(t:events "player_died" == 1)  check(t.active == "P2")
  end,
}

scenario "Lust: each of two attack rolls that hit costs the attacker 1, and a shield prevents one of them" {
  cites = { "10.4.2", "6.6.6" },
  players = { { name = "P1", hand = { "soul_heart" } }, { name = "P2" } },
  monsters = { "lust" },
  dice = { 4, 4 },
  play = function(t)
    t.P1:play("soul_heart", "P1")  t:settle()
    t.P1:attack "lust"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P1:has_soul "lust") end,
}
