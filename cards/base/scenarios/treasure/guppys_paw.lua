scenario "Guppy's Paw pays 1 HP and prevents 2 of the next damage to a player" {
  cites = { "10.4.2", "20.5.3" },
  players = {
    { name = "P1", items = { "guppys_paw", "swallowed_penny" }, hand = { "gold_bomb", "bomb" }, loot_plays = 2 },
    { name = "P2", items = { "breakfast", "dinner" } },  -- 4 HP
  },
  play = function(t)
    t.P1:activate "guppys_paw"  t:settle()
    t.P1:choose "P2"  t:settle()
    check(t.P1.hp == 1)  check(t.P1.max_hp == 2)  check(t.P1.coins == 0)  -- it is not damage
    t.P1:play("gold_bomb", "P2")  t:settle()
    check(t.P2.hp == 3)
    t.P1:play("bomb", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 2)  check(not t:charged "guppys_paw") end,
}

scenario "Guppy's Paw protects only one player, and 1 damage uses it up" {
  cites = { "10.4.2" },
  players = {
    { name = "P1", items = { "guppys_paw", "breakfast" }, hand = { "bomb", "bomb", "bomb" }, loot_plays = 3 },
    { name = "P2" },
  },
  play = function(t)
    t.P1:activate "guppys_paw"  t:settle()
    t.P1:choose "P2"  t:settle()
    t.P1:play("bomb", "P1")  t:settle()
    check(t.P1.hp == 1)
    t.P1:play("bomb", "P2")  t:settle()
    check(t.P2.hp == 2)
    t.P1:play("bomb", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 1) end,
}

scenario "Guppy's Paw wears off at the end of the turn" {
  cites = { "6.7.7" },
  players = { { name = "P1", items = { "guppys_paw" } }, { name = "P2", hand = { "bomb" } } },
  play = function(t)
    t.P1:activate "guppys_paw"  t:settle()
    t.P1:choose "P1"  t:settle()
    t.P1:end_turn()  t:settle()
    check(t.P1.hp == 2)
    t.P2:play("bomb", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1) end,
}

scenario "Q24 Guppy's Paw: its player may pay the last HP, and then dies" {
  cites = { "20.5.3", "13.1.1" },
  players = { { name = "P1" }, { name = "P2", hp = 1, coins = 3, items = { "guppys_paw" } } },
  play = function(t)
    t.P2:activate "guppys_paw"  t:settle()
    t.P2:choose "P2"  t:settle()
  end,
  expect = function(t)
    check(not t.P2.alive)  check(t.P2.coins == 2)  check(t:discarded "guppys_paw")  check(t:events "damage_taken" == 0)
  end,
}

scenario "Guppy's Paw is a Guppy item: with a second one its player gains Soul of Guppy" {
  cites = { "6.8.4", "15.4.4" },
  players = { { name = "P1", coins = 10, items = { "guppys_head" } }, { name = "P2" } },
  shop = { "guppys_paw" },
  bonus_souls = { "soul_of_guppy" },
  play = function(t) t.P1:buy "guppys_paw"  t:settle() end,
  expect = function(t) check(t.P1:has_soul "soul_of_guppy") end,
}

scenario "Guppy's Paw cancelled costs no HP and prevents nothing" {
  cites = { "5.2.7", "7.10" },
  players = {
    { name = "P1", items = { "guppys_paw" }, hand = { "bomb" } },
    { name = "P2", items = { "no" } },
  },
  play = function(t)
    t.P1:activate "guppys_paw"
    t.P2:activate "no"  t:settle()
    check(t.P1.hp == 2)
    t.P1:play("bomb", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 1) end,
}

scenario "Guppy's Paw prevents nothing if there is no HP left to pay as it resolves" {
  cites = { "7.10", "20.5.3" },
  players = {
    { name = "P1", hand = { "bomb", "bomb" }, loot_plays = 2 },
    { name = "P2", hp = 1, items = { "guppys_paw" } },
  },
  play = function(t)
    t.P2:activate "guppys_paw"
    t.P1:play("bomb", "P2")  t:settle()
    check(not t.P2.alive)
    t.P1:play("bomb", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1) end,
}

scenario "Guppy's Paw: the player to protect is chosen as it resolves" {
  cites = { "7.3", "10.4.2" },
  players = {
    { name = "P1", items = { "guppys_paw" } }, { name = "P2", hand = { "bomb" }, loot_plays = 1 },
    { name = "P3" },
  },
  play = function(t)
    t.P1:activate "guppys_paw"
    check(t.question ~= "target")
    t.P2:play("bomb", "P3")  t:resolve()  t:resolve()
    check(t.P3.hp == 1)
    t:settle()
    check(t.question == "choice")  check(#t.options == 3)
    t.P1:choose "P3"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1) end,
}
