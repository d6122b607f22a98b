scenario "Dice Shard rerolls a die" {
  cites = { "9.5", "9.2.3" },
  players = { { name = "P1", hand = { "dice_shard" } }, { name = "P2" } },
  monsters = { "fly" },  -- evasion 2
  dice = { 1, 2 },
  play = function(t)
    t.P1:attack "fly"
    check(t:stack() == "attack roll 1")
    t.P1:play "dice_shard"
    t:resolve()
    check(t:stack() == "attack roll 2")
    t:settle()
  end,
  expect = function(t)
    check(t:discarded "fly")  check(t.P1.hp == 2)  check(t.P1.coins == 1)  check(t:discarded "dice_shard")
  end,
}

scenario "Dice Shard rerolls one of two dice, and the other stays" {
  cites = { "9.5", "7.3" },
  players = {
    { name = "P1", hand = { "dice_shard" }, items = { "mystery_sack" } },
    { name = "P2", items = { "mystery_sack" } },
  },
  dice = { 3, 1, 5 },
  play = function(t)
    t.P1:activate "mystery_sack"  t:resolve()
    t.P2:activate "mystery_sack"  t:resolve()
    check(t:stack() == "roll 3, roll 1")
    t.P1:play("dice_shard", "roll 3")  t:resolve()
    check(t:stack() == "roll 5, roll 1")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t.P1.loot == 0)  check(t.P2.loot == 1) end,
}

scenario "Dice Shard fizzles when the attack roll has left the stack with the attack" {
  cites = { "7.5", "11.7.3" },
  players = { { name = "P1", hand = { "dice_shard" } }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { "fly" },
  dice = { 1 },
  play = function(t)
    t.P1:attack "fly"
    t.P1:play "dice_shard"
    t.P2:play("bomb", "fly")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t:events "fizzled" == 1)  check(t.P1.coins == 1) end,
}
