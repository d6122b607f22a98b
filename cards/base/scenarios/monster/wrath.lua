scenario "Wrath: a 2 misses and deals 1, 3 hits of 3 kill it for 6¢ and a soul; after a 3 every player takes 1" {
  cites = { "11.3.3", "9.4", "13.2.2", "13.2.5" },
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2" }, { name = "P3", items = { "dinner" } } },
  monsters = { "wrath", "fatty" },
  dice = { 2, 3, 3, 3, 3 },
  play = function(t) t.P1:attack "wrath"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P2.hp == 1)  check(t.P3.hp == 2)  check(t.P1.coins == 6)  check(t.P1.loot == 0)
    check(t.P1:has_soul "wrath")  check(t.P1.souls == 1)  check(t:hp "fatty" == 4)
  end,
}

scenario "Wrath: after a 4 every player takes 2" {
  cites = { "9.4", "13.2.2" },
  players = {
    { name = "P1", items = { "breakfast" }, hand = { "bomb" } },
    { name = "P2", items = { "breakfast", "dinner" } },
  },
  monsters = { { "wrath", hp = 1 } },
  dice = { 4 },
  play = function(t) t.P1:play("bomb", "wrath")  t:settle() end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P2.hp == 2)  check(t.P1.coins == 6) end,
}

scenario "Wrath: after a 1 every player takes 1 as after a 3" {
  cites = { "9.4" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { { "wrath", hp = 1 } },
  dice = { 1 },
  play = function(t) t.P1:play("bomb", "wrath")  t:settle() end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P2.hp == 1) end,
}

scenario "Wrath: after a 6 every player takes 2 as after a 4, and a dying active player gains the rewards" {
  cites = { "9.4", "13.2.9" },
  players = { { name = "P1", hp = 1, coins = 1, hand = { "bomb" } }, { name = "P2", items = { "breakfast" } } },
  monsters = { { "wrath", hp = 1 } },
  dice = { 6 },
  play = function(t) t.P1:play("bomb", "wrath")  t:settle() end,
  expect = function(t)
    check(t:events "player_died" == 1)  check(t.P1.coins == 6)  check(t.P1:has_soul "wrath")
    check(t.P2.max_hp == 3)
  end,
}

scenario "Wrath does nothing when another monster dies" {
  cites = { "13.2.2" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "wrath", "fly" },
  play = function(t) t.P1:play("bomb", "fly")  t:settle() end,
  expect = function(t) check(t:discarded "fly")  check(t.P1.hp == 2)  check(t.asked == "P1") end,
}

scenario "Wrath: the die can be rerolled, and the rewards come after its damage" {
  cites = { "9.2.3", "13.2.3" },
  players = {
    { name = "P1", hand = { "dice_shard" }, items = { "breakfast" } },
    { name = "P2", items = { "breakfast" } },
  },
  monsters = { { "wrath", hp = 1 } },
  dice = { 3, 5, 2 },
  play = function(t)
    t.P1:attack "wrath"
    t:resolve()  t:resolve()  t:resolve()  t:resolve()
    check(t:stack() == "roll 5")
    t.P1:play "dice_shard"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t.P2.hp == 2)  check(t.P1.coins == 6) end,
}
