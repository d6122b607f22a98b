scenario "Ring of Flies: a 2 misses and deals 1, 3 hits kill it for 3¢, and a 3 steals a loot card" {
  cites = { "11.3.3", "11.3.5", "20.3.3" },
  players = { { name = "P1" }, { name = "P2", hand = { "a_dime", "bomb" } } },
  monsters = { "ring_of_flies" },
  dice = { 2, 3, 4, 5 },
  play = function(t) t.P1:attack "ring_of_flies"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P1.loot == 1)  check(t.P2.loot == 1)  check(t.P1.coins == 3)
    check(t:discarded "ring_of_flies")  check(t:events "loot_given" == 1)  check(t.P1.souls == 0)
  end,
}

scenario "Ring of Flies: the attacker chooses whom to steal from, and that comes before the damage" {
  cites = { "7.3", "11.3.5" },
  players = {
    { name = "P1", hand = { "a_penny" } },
    { name = "P2", hand = { "bomb" } },
    { name = "P3", hand = { "a_dime" } },
  },
  monsters = { { "ring_of_flies", hp = 1 } },
  dice = { 3 },
  play = function(t)
    t.P1:attack "ring_of_flies"  t:settle()
    check(t.asked == "P1")  check(#t.options == 2)
    t.P1:choose "P3"
    t:resolve()
    check(t.P1:holds "a_dime")  check(t:hp "ring_of_flies" == 1)
    t:settle()
  end,
  expect = function(t) check(t.P1.loot == 2)  check(t.P2.loot == 1)  check(t.P3.loot == 0) end,
}

scenario "Ring of Flies ignores attack rolls against others, and other rolls" {
  cites = { "6.6.4" },
  players = { { name = "P1", hand = { "pills_cents" } }, { name = "P2", hand = { "bomb" } } },
  monsters = { "ring_of_flies", "fly" },
  dice = { 3, 3 },
  play = function(t)
    t.P1:play "pills_cents"  t:settle()
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t) check(t.P2.loot == 1)  check(t.P1.loot == 0)  check(t:discarded "fly") end,
}

scenario "Ring of Flies: a player with no loot card left loses none" {
  cites = { "1.3", "7.3" },
  players = { { name = "P1" }, { name = "P2", hand = { "a_dime" }, loot_plays = 1 } },
  monsters = { { "ring_of_flies", hp = 1 } },
  dice = { 3 },
  play = function(t)
    t.P1:attack "ring_of_flies"
    t:pass_all()
    t.P2:play "a_dime"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 0)  check(t.P2.coins == 10)  check(t:discarded "ring_of_flies") end,
}
