scenario "Dank Globin: a 3 misses and deals 2, 2 hits of 4 kill it for 2 loot; a player discards 2 of their choice" {
  cites = { "11.3.3", "13.2.2", "8.7" },
  players = {
    { name = "P1", items = { "breakfast" }, hand = { "a_penny" } },
    { name = "P2", hand = { "bomb", "a_dime", "lil_battery" } },
  },
  monsters = { "dank_globin" },
  dice = { 3, 4, 4 },
  play = function(t)
    t.P1:attack "dank_globin"  t:settle()
    t.P1:choose "P2"  t:settle()
    check(t.asked == "P2")
    t.P2:choose("bomb", "lil_battery")  t:settle()
  end,
  expect = function(t)
    check(t.P2.loot == 1)  check(t.P2:holds "a_dime")  check(t.P1.hp == 1)  check(t.P1.loot == 3)
    check(t.P1.coins == 0)  check(t.P1.souls == 0)  check(t:discarded "dank_globin")
  end,
}

scenario "Dank Globin: a player with too few cards discards what they have, before the rewards" {
  cites = { "1.3", "13.2.2", "13.2.3" },
  players = { { name = "P1", hand = { "a_penny" } }, { name = "P2", hand = { "bomb", "a_dime" } } },
  monsters = { { "dank_globin", hp = 1 } },
  dice = { 4 },
  play = function(t)
    t.P1:attack "dank_globin"  t:settle()
    t.P1:choose "P1"  t:settle()
  end,
  expect = function(t) check(t:discarded "a_penny")  check(t.P1.loot == 2)  check(t.P2.loot == 2) end,
}

scenario "Dank Globin does nothing when another monster dies" {
  cites = { "13.2.2" },
  players = { { name = "P1", hand = { "bomb", "a_dime" } }, { name = "P2", hand = { "a_penny" } } },
  monsters = { "dank_globin", "fly" },
  play = function(t) t.P1:play("bomb", "fly")  t:settle() end,
  expect = function(t) check(t:discarded "fly")  check(t.P1.loot == 1)  check(t.P2.loot == 1) end,
}

scenario "Dank Globin: the player is chosen as it goes on the stack, and may play a loot before they discard" {
  cites = { "7.3", "8.7" },
  players = { { name = "P1" }, { name = "P2", hand = { "a_dime", "a_penny" }, loot_plays = 1 }, { name = "P3" } },
  monsters = { { "dank_globin", hp = 1 } },
  dice = { 4 },
  play = function(t)
    t.P1:attack "dank_globin"
    t:resolve()  t:resolve()  t:resolve()
    t.P1:choose "P2"
    t.P2:play "a_dime"  t:settle()
  end,
  expect = function(t)
    check(t.P2.coins == 10)  check(t.P2.loot == 0)  check(t:discarded "a_penny")  check(t.P1.loot == 2)
  end,
}
