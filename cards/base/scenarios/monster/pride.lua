scenario "Pride: a player discards 2 before the first roll; a 3 misses, 2 hits of 4 kill it for 5¢ and a soul" {
  cites = { "11.1.5", "11.3.3", "13.2.5" },
  players = { { name = "P1" }, { name = "P2", hand = { "a_dime", "bomb", "a_penny" } } },
  monsters = { "pride" },
  dice = { 3, 4, 4 },
  play = function(t)
    t.P1:attack "pride"  t:settle()
    check(t.asked == "P1")
    t.P1:choose "P2"  t:settle()
    check(t.asked == "P2")  check(t:events "die_cast" == 0)
    t.P2:choose("bomb", "a_penny")  t:settle()
  end,
  expect = function(t)
    check(t.P2.loot == 1)  check(t.P2:holds "a_dime")  check(t.P1.hp == 1)  check(t.P1.coins == 5)
    check(t.P1.loot == 0)  check(t.P1:has_soul "pride")  check(t.P1.souls == 1)
  end,
}

scenario "F28 Pride revealed by an attack on the monster deck makes a player discard, too" {
  cites = { "11.1.7" },
  players = { { name = "P1", hand = { "a_dime" } }, { name = "P2", hand = { "bomb" } } },
  monsters = { "fatty" },
  deck = { monster = { "pride" } },
  dice = { 4, 4 },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })  t:settle()
    t.P1:choose "P1"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 0)  check(t.P2.loot == 1)  check(t.P1:has_soul "pride") end,
}

scenario "Pride ignores attacks on others" {
  cites = { "11.1.7" },
  players = { { name = "P1", hand = { "a_dime" } }, { name = "P2", hand = { "bomb" } } },
  monsters = { "pride", "fly" },
  dice = { 2 },
  play = function(t) t.P1:attack "fly"  t:settle() end,
  expect = function(t) check(t:discarded "fly")  check(t.P1.loot == 1)  check(t.P2.loot == 1) end,
}

scenario "Pride: the player is chosen as the attack is declared on it, before the first roll" {
  cites = { "7.3", "11.1.5" },
  players = { { name = "P1" }, { name = "P2", hand = { "a_dime" } } },
  monsters = { { "pride", hp = 1 } },
  dice = { 4 },
  play = function(t)
    t.P1:attack "pride"
    check(t.question == "target")
    t.P1:choose "P2"  t:settle()
  end,
  expect = function(t) check(t.P2.loot == 0)  check(t.P1:has_soul "pride") end,
}
