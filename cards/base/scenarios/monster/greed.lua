scenario "Greed: a 3 misses, deals 1, and every player loses 4¢; 3 hits of 4 kill it for 9¢ and a soul" {
  cites = { "11.3.3", "10.2.7", "20.5.2", "13.2.5" },
  players = { { name = "P1", coins = 6 }, { name = "P2", coins = 3 } },
  monsters = { "greed" },
  dice = { 3, 4, 4, 4 },
  play = function(t) t.P1:attack "greed"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P1.coins == 11)  check(t.P2.coins == 0)  check(t.P1:has_soul "greed")
    check(t.P1.souls == 1)
  end,
}

scenario "Greed also takes 4¢ from players who are not attacking" {
  cites = { "20.12.1" },
  players = { { name = "P1", coins = 6 }, { name = "P2", coins = 9 } },
  monsters = { { "greed", hp = 1 } },
  dice = { 3, 4 },
  play = function(t) t.P1:attack "greed"  t:settle() end,
  expect = function(t) check(t.P1.coins == 11)  check(t.P2.coins == 5) end,
}

scenario "Greed: each player loses 4¢ even if Greed dies with the ability on the stack" {
  cites = { "5.2.9", "20.12.1" },
  players = { { name = "P1", coins = 5 }, { name = "P2", coins = 3, hand = { "gold_bomb" }, loot_plays = 1 } },
  monsters = { "greed" },
  dice = { 1 },
  play = function(t)
    t.P1:attack "greed"
    t:resolve()  t:resolve()
    t.P2:play("gold_bomb", "greed")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 10)  check(t.P2.coins == 0)  check(t.P1:has_soul "greed") end,
}
