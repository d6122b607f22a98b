scenario "Gluttony: a 2 misses, 4 hits of 3 kill it for 1 loot and a soul; a 6 hurts the player to the left" {
  cites = { "11.3.3", "10.2.7", "13.2.5" },
  players = { { name = "P1" }, { name = "P2" }, { name = "P3" } },
  monsters = { "gluttony" },
  dice = { 2, 3, 5, 6, 3 },
  play = function(t) t.P1:attack "gluttony"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P2.hp == 1)  check(t.P3.hp == 2)  check(t.P1.loot == 1)  check(t.P1.coins == 0)
    check(t.P1:has_soul "gluttony")  check(t.P1.souls == 1)  check(t:events "damage_taken" == 6)
  end,
}

scenario "Gluttony: a 6 whose damage is prevented hurts nobody" {
  cites = { "10.4.1", "10.2.4" },
  players = { { name = "P1" }, { name = "P2", items = { "yum_heart" } } },
  monsters = { { "gluttony", hp = 1 } },
  dice = { 6, 3 },
  play = function(t)
    t.P2:activate("yum_heart", "gluttony")  t:settle()
    t.P1:attack "gluttony"  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 2)  check(t.P1:has_soul "gluttony")  check(t:events "hit" == 2) end,
}

scenario "Gluttony killed by a 6 still hurts the player to the left, and a 6 against another monster does not" {
  cites = { "10.2.7", "6.6.2" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { { "gluttony", hp = 1 }, { "portal", hp = 1 } },
  dice = { 6, 6 },
  play = function(t)
    t.P1:attack "portal"  t:settle()
    check(t.P2.hp == 2)
    t.P1:attack "gluttony"  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 1)  check(t.P1:has_soul "gluttony") end,
}

scenario "Gluttony: the die counts as it resolves, not as it was rolled" {
  cites = { "9.2.5", "6.6.4" },
  players = { { name = "P1", hand = { "tarot_the_magician" } }, { name = "P2" } },
  monsters = { { "gluttony", hp = 1 } },
  dice = { 3 },
  play = function(t)
    t.P1:attack "gluttony"
    t.P1:play("tarot_the_magician", "6")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 1)  check(t.P1:has_soul "gluttony") end,
}
