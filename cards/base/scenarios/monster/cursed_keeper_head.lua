scenario "Cursed Keeper Head: a 3 misses and deals 1, a 1 costs 2¢; 2 hits of 4 kill it for as many ¢ as a die shows" {
  cites = { "11.3.3", "6.6.4", "3.6.7" },
  players = { { name = "P1", coins = 9, items = { "breakfast" } }, { name = "P2", coins = 9 } },
  monsters = { "cursed_keeper_head" },
  dice = { 3, 1, 4, 4, 6 },
  play = function(t) t.P1:attack "cursed_keeper_head"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P1.coins == 13)  check(t.P2.coins == 9)  check(t.P1.loot == 0)
    check(t:discarded "cursed_keeper_head")  check(t.P1.souls == 0)
  end,
}

scenario "Cursed Keeper Head takes ¢ from any player who rolls a 1, whatever the roll is for" {
  cites = { "6.6.4" },
  players = { { name = "P1", coins = 9 }, { name = "P2", coins = 9, hand = { "pills_cents" }, loot_plays = 1 } },
  monsters = { "cursed_keeper_head" },
  dice = { 1 },
  play = function(t) t.P2:play "pills_cents"  t:settle() end,
  expect = function(t) check(t.P2.coins == 11)  check(t.P1.coins == 9) end,
}

scenario "Cursed Keeper Head does nothing when its reward roll is a 1: it has left play" {
  cites = { "3.6.7", "13.2.1", "6.1.1" },
  players = { { name = "P1", coins = 9 }, { name = "P2" } },
  monsters = { { "cursed_keeper_head", hp = 1 } },
  dice = { 4, 1 },
  play = function(t) t.P1:attack "cursed_keeper_head"  t:settle() end,
  expect = function(t) check(t.P1.coins == 10) end,
}

scenario "Cursed Keeper Head takes its 2¢ even if it has died by then" {
  cites = { "5.2.9", "11.7.3" },
  players = { { name = "P1", coins = 5 }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { { "cursed_keeper_head", hp = 1 }, "fly" },
  dice = { 1, 6 },
  play = function(t)
    t.P1:attack "cursed_keeper_head"
    t:resolve()
    t.P2:play("bomb", "cursed_keeper_head")
    t:resolve()  t:resolve()  t:resolve()
    check(t:events "monster_died" == 1)
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 9)  check(t.P1.hp == 2) end,
}

scenario "Cursed Keeper Head: a 1 that is rerolled before it resolves costs nothing" {
  cites = { "9.2.3", "9.2.5" },
  players = { { name = "P1", coins = 5, hand = { "pills_cents", "dice_shard" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "cursed_keeper_head", "fatty" },
  dice = { 1, 2 },
  play = function(t)
    t.P1:play "pills_cents"  t:resolve()
    t.P1:play "dice_shard"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 9)  check(t:events "coins_lost" == 0) end,
}
