scenario "Bum-bo! levels up instead of gaining ¢" {
  cites = { "6.7.3", "20.1.5" },
  players = {
    { name = "P1", coins = 3, items = { "bum_bo_item" }, hand = { "a_nickel", "four_cents" }, loot_plays = 2 },
    { name = "P2" },
  },
  play = function(t)
    t.P1:play "a_nickel"  t:settle()
    check(t:counters "bum_bo_item" == 5)  check(t:attack_of "P1" == 1)
    t.P1:play "four_cents"  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 3)  check(t:counters "bum_bo_item" == 9)  check(t:attack_of "P1" == 1)
    check(t:events "coins_gained" == 0)
  end,
}

scenario "Bum-bo! at level 1 adds 2 to the first attack roll of the turn" {
  cites = { "9.2.5", "20.1.5" },
  players = { { name = "P1", items = { { "bum_bo_item", levels = 1 } } }, { name = "P2" } },
  monsters = { "cod_worm" },  -- evasion 5, attack 0
  dice = { 3, 4, 5 },
  play = function(t) t.P1:attack "cod_worm"  t:settle() end,
  expect = function(t) check(t:events "hit" == 2)  check(t:events "missed" == 1)  check(t:discarded "cod_worm") end,
}

scenario "Bum-bo! at level 1 adds only 2" {
  cites = { "9.2.5", "20.1.5" },
  players = { { name = "P1", items = { { "bum_bo_item", levels = 1 } } }, { name = "P2" } },
  monsters = { { "cod_worm", hp = 1 } },
  dice = { 2, 5 },
  play = function(t) t.P1:attack "cod_worm"  t:settle() end,
  expect = function(t) check(t:events "missed" == 1)  check(t:events "hit" == 1) end,
}

scenario "Bum-bo! without a level adds nothing" {
  cites = { "20.1.5" },
  players = { { name = "P1", items = { { "bum_bo_item", levels = 0 } } }, { name = "P2" } },
  monsters = { { "cod_worm", hp = 1 } },
  dice = { 4, 5 },
  play = function(t) t.P1:attack "cod_worm"  t:settle() end,
  expect = function(t) check(t:events "missed" == 1)  check(t:counters "bum_bo_item" == 3) end,
}

scenario "Bum-bo! gives +1 attack from level 10 on" {
  cites = { "20.1.5" },
  players = { { name = "P1", items = { { "bum_bo_item", levels = 9 } }, hand = { "a_penny" } }, { name = "P2" } },
  play = function(t)
    check(t:attack_of "P1" == 1)
    t.P1:play "a_penny"  t:settle()
  end,
  expect = function(t) check(t:counters "bum_bo_item" == 10)  check(t:attack_of "P1" == 2) end,
}

scenario "Bum-bo! allows any number of attacks from level 25 on" {
  cites = { "11.1.8", "20.1.5" },
  players = { { name = "P1", items = { { "bum_bo_item", levels = 24 } } }, { name = "P2" } },
  monsters = { "fly", { "fatty", hp = 1 } },
  dice = { 2, 2 },
  play = function(t)
    t.P1:attack "fly"  t:settle()  -- its 1¢ is the 25th level
    check(t:counters "bum_bo_item" == 25)
    t.P1:attack "fatty"  t:settle()
  end,
  expect = function(t) check(t:discarded "fatty")  check(t:can("P1", "attack")) end,
}

scenario "Bum-bo! at level 24 allows no second attack" {
  cites = { "11.1.1", "20.1.5" },
  players = { { name = "P1", items = { { "bum_bo_item", levels = 23 } } }, { name = "P2" } },
  monsters = { "fly" },
  dice = { 2 },
  play = function(t) t.P1:attack "fly"  t:settle() end,
  expect = function(t) check(t:counters "bum_bo_item" == 24)  check(not t:can("P1", "attack")) end,
}

scenario "Bum-bo! ignores another player's ¢" {
  cites = { "6.7.3" },
  players = { { name = "P1", hand = { "a_nickel" } }, { name = "P2", items = { "bum_bo_item" } } },
  play = function(t) t.P1:play "a_nickel"  t:settle() end,
  expect = function(t) check(t.P1.coins == 5)  check(t:counters "bum_bo_item" == 0) end,
}
