scenario "Keeper Head: a 3 misses, deals 1 and takes 2¢; 2 hits of 4 kill it for as many ¢ as a die shows" {
  cites = { "11.3.3", "10.2.7", "3.6.7" },
  players = { { name = "P1", coins = 6 }, { name = "P2", coins = 3 } },
  monsters = { "keeper_head" },
  dice = { 3, 4, 4, 5 },
  play = function(t) t.P1:attack "keeper_head"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P1.coins == 9)  check(t.P2.coins == 3)  check(t:discarded "keeper_head")
    check(t.P1.loot == 0)  check(t.P1.souls == 0)
  end,
}

scenario "Keeper Head takes all ¢ from a player with less than 2¢" {
  cites = { "20.5.2" },
  players = { { name = "P1", coins = 1 }, { name = "P2" } },
  monsters = { { "keeper_head", hp = 1 } },
  dice = { 3, 4, 2 },
  play = function(t) t.P1:attack "keeper_head"  t:settle() end,
  expect = function(t) check(t.P1.coins == 2) end,
}

scenario "Keeper Head takes nothing for a miss against another monster, nor for damage that was prevented" {
  cites = { "10.2.2", "10.4.1" },
  players = {
    { name = "P1", coins = 6, hand = { "soul_heart" } },
    { name = "P2" },
  },
  monsters = { { "keeper_head", hp = 1 }, { "portal", hp = 1 } },
  dice = { 3, 4, 3, 4, 1 },
  play = function(t)
    t.P1:attack "portal"  t:settle()
    check(t.P1.hp == 1)  check(t.P1.coins == 9)
    t.P1:play("soul_heart", "P1")  t:settle()
    t.P1:attack "keeper_head"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 10)  check(t.P1.hp == 1)  check(t:events "missed" == 2) end,
}

scenario "Keeper Head also takes ¢ that were gained in response to its damage" {
  cites = { "11.3.5", "10.2.4" },
  players = { { name = "P1", coins = 1 }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { "keeper_head", "fly" },
  dice = { 1, 4, 4, 3 },
  play = function(t)
    t.P1:attack "keeper_head"
    t:resolve()
    check(t:stack() == "1 damage to P1")
    t.P2:play("bomb", "fly")
    t:resolve()  t:resolve()  t:resolve()
    check(t.P1.coins == 2)
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3)  check(t:discarded "keeper_head") end,
}
