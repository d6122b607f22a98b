scenario "Cursed Fatty: a 1 misses and deals 1, 4 hits of 2 to 5 kill it for 2 loot; a 5 costs a loot card" {
  cites = { "11.3.3", "6.6.4", "8.7" },
  players = { { name = "P1", hand = { "a_dime", "bomb" } }, { name = "P2", hand = { "a_penny" } } },
  monsters = { "cursed_fatty" },
  dice = { 1, 2, 4, 5, 6 },
  play = function(t)
    t.P1:attack "cursed_fatty"  t:settle()
    check(t.P1.hp == 1)  check(t:hp "cursed_fatty" == 2)  check(t.asked == "P1")
    t.P1:choose "bomb"  t:settle()
  end,
  expect = function(t)
    check(t:discarded "bomb")  check(t.P1:holds "a_dime")  check(t.P1.loot == 3)  check(t.P2.loot == 1)
    check(t.P1.coins == 0)  check(t:discarded "cursed_fatty")  check(t.P1.souls == 0)
  end,
}

scenario "Cursed Fatty: the player who rolls a 5 discards, whatever the roll is for" {
  cites = { "6.6.4" },
  players = {
    { name = "P1", hand = { "a_dime" } },
    { name = "P2", hand = { "pills_loot", "a_penny", "a_nickel" }, loot_plays = 1 },
  },
  monsters = { "cursed_fatty" },
  dice = { 5 },
  play = function(t)
    t.P2:play "pills_loot"  t:settle()
    t.P2:choose "a_penny"  t:settle()  -- of the Cursed Fatty, and the last one of Pills!
  end,
  expect = function(t) check(t.P2.loot == 0)  check(t.P1.loot == 1) end,
}

scenario "Cursed Fatty demands its loot card even if it has died by then" {
  cites = { "5.2.9", "11.7.3" },
  players = { { name = "P1", hand = { "a_dime" } }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { { "cursed_fatty", hp = 1 }, "fly" },
  dice = { 5 },
  play = function(t)
    t.P1:attack "cursed_fatty"
    t:resolve()
    t.P2:play("bomb", "cursed_fatty")
    t:resolve()  t:resolve()  t:resolve()
    check(t:events "monster_died" == 1)
    t:settle()
    t.P1:choose "a_dime"  t:settle()  -- one of three: its rewards have been gained
  end,
  expect = function(t) check(t:discarded "a_dime")  check(t.P1.loot == 2) end,
}

scenario "Cursed Fatty: two dice that show a 5 cost each roller a loot card" {
  cites = { "6.6.6", "8.7" },
  players = {
    { name = "P1", items = { "mystery_sack" }, hand = { "a_penny" } },
    { name = "P2", items = { "mystery_sack" }, hand = { "a_nickel", "a_dime" } },
  },
  monsters = { "cursed_fatty", "fly" },
  dice = { 5, 5 },
  play = function(t)
    t.P1:activate "mystery_sack"  t:resolve()
    t.P2:activate "mystery_sack"  t:settle()
    t.P2:choose "a_nickel"  t:settle()
  end,
  expect = function(t)
    check(t:discarded "a_penny")  check(t:discarded "a_nickel")  check(t.P2:holds "a_dime")  check(t.P1.loot == 0)
  end,
}
