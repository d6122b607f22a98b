scenario "X. Wheel of Fortune: 1¢, 2 damage, 3 loot, lose 4¢, 5¢, a treasure" {
  cites = { "9.4", "20.5.1", "20.5.2", "3.1.2" },
  players = {
    { name = "P1", coins = 10, items = { "breakfast" }, loot_plays = 6,
      hand = { "tarot_wheel_of_fortune", "tarot_wheel_of_fortune", "tarot_wheel_of_fortune",
               "tarot_wheel_of_fortune", "tarot_wheel_of_fortune", "tarot_wheel_of_fortune" } },
    { name = "P2" },
  },
  deck = { treasure = { "meat", "synthoil" } },
  dice = { 1, 2, 3, 4, 5, 6 },
  play = function(t)
    t.P1:play "tarot_wheel_of_fortune"  t:settle()  check(t.P1.coins == 11)
    t.P1:play "tarot_wheel_of_fortune"  t:settle()  check(t.P1.hp == 1)
    t.P1:play "tarot_wheel_of_fortune"  t:settle()  check(t.P1.loot == 6)
    t.P1:play "tarot_wheel_of_fortune"  t:settle()  check(t.P1.coins == 7)
    t.P1:play "tarot_wheel_of_fortune"  t:settle()  check(t.P1.coins == 12)
    t.P1:play "tarot_wheel_of_fortune"  t:settle()  check(t.P1:has "meat")
  end,
  expect = function(t)
    check(t.P1.coins == 12)  check(t.P1.hp == 1)  check(t.P1.loot == 3)  check(not t.P1:has "synthoil")
  end,
}

scenario "X. Wheel of Fortune: the die can be rerolled before it resolves" {
  cites = { "9.2.3", "9.4" },
  players = {
    { name = "P1", coins = 4, hand = { "tarot_wheel_of_fortune", "dice_shard" }, loot_plays = 2 },
    { name = "P2" },
  },
  dice = { 4, 5 },
  play = function(t)
    t.P1:play "tarot_wheel_of_fortune"  t:resolve()
    t.P1:play "dice_shard"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 9) end,
}
