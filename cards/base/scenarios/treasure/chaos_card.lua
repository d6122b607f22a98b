scenario "Chaos Card is destroyed and kills a monster" {
  cites = { "7.10", "7.2", "20.6.1" },
  players = { { name = "P1", items = { "chaos_card" } }, { name = "P2" } },
  monsters = { "gurdy", "fly" },
  play = function(t)
    t.P1:activate("chaos_card", "Kill a monster or player.")
    check(t.P1:has "chaos_card")  check(not t:charged "chaos_card")
    t:settle()
    check(t:discarded "chaos_card")
    t.P1:choose "gurdy"  t:settle()
  end,
  expect = function(t)
    check(t:discarded "chaos_card")  check(t.P1:has_soul "gurdy")  check(t:in_play "fly")
    check(t:events "damage_taken" == 0)
  end,
}

scenario "Chaos Card kills a player" {
  cites = { "20.6.3" },
  players = { { name = "P1", items = { "chaos_card" } }, { name = "P2", coins = 3, items = { "the_dead_cat" } } },
  play = function(t)
    t.P1:activate("chaos_card", "Kill a monster or player.")  t:settle()
    t.P1:choose "P2"  t:settle()
  end,
  expect = function(t) check(not t.P2.alive)  check(t.P2.coins == 2)  check(t:discarded "chaos_card") end,
}

scenario "Chaos Card destroys an item, even one in the shop" {
  cites = { "20.6.1" },
  players = { { name = "P1", items = { "chaos_card" } }, { name = "P2", items = { "breakfast" } } },
  shop = { "dinner", "meat" },
  deck = { treasure = { "synthoil" } },
  play = function(t)
    t.P1:activate("chaos_card", "Destroy an item or a soul.")  t:settle()
    check(#t.options == 3)  -- two in the shop, Breakfast
    t.P1:choose "dinner"  t:settle()
  end,
  expect = function(t)
    check(t:discarded "dinner")  check(t:discarded "chaos_card")  check(t.P2:has "breakfast")
    check(t:slot(1, "shop") == "synthoil")
  end,
}

scenario "Chaos Card destroys a soul" {
  cites = { "15.1.6" },
  players = { { name = "P1", items = { "chaos_card" } }, { name = "P2", souls = { "gurdy", "envy" } } },
  play = function(t)
    t.P1:activate("chaos_card", "Destroy an item or a soul.")  t:settle()
    t.P1:choose "gurdy"  t:settle()
  end,
  expect = function(t)
    check(t.P2.souls == 1)  check(t:discarded "gurdy")  check(t.P2:has_soul "envy")  check(t:discarded "chaos_card")
  end,
}

scenario "Chaos Card cancelled is not destroyed" {
  cites = { "5.2.7", "7.10" },
  players = { { name = "P1", items = { "chaos_card" } }, { name = "P2", items = { "no" } } },
  monsters = { "gurdy" },
  play = function(t)
    t.P1:activate("chaos_card", "Kill a monster or player.")
    t.P2:activate "no"  t:settle()
  end,
  expect = function(t) check(t.P1:has "chaos_card")  check(not t:charged "chaos_card")  check(t.P2.alive) end,
}

scenario "Chaos Card that is gone before its ability resolves does not kill" {
  cites = { "7.10", "7.7" },
  players = { { name = "P1", items = { "chaos_card" } }, { name = "P2", items = { "the_d20" } } },
  play = function(t)
    t.P1:activate("chaos_card", "Kill a monster or player.")
    t.P2:activate("the_d20", "chaos_card")  t:settle()
  end,
  expect = function(t) check(t:discarded "chaos_card")  check(t.P2.alive) end,
}

scenario "Q87 Chaos Card: the mode is chosen on activation, the target of the kill on resolution" {
  cites = { "7.2", "7.3" },
  players = { { name = "P1", items = { "chaos_card" } }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { "fly", "gurdy" },
  deck = { monster = { "dip" } },
  play = function(t)
    t.P1:activate("chaos_card", "Kill a monster or player.")
    check(t.question ~= "target")
    t.P2:play("bomb", "fly")  t:settle()
    check(t:discarded "fly")  check(t:discarded "chaos_card")  check(#t.options == 4)  -- Dip, Gurdy, P1, P2
    t.P1:choose "gurdy"  t:settle()
  end,
  expect = function(t) check(t.P1:has_soul "gurdy")  check(t.P2.alive) end,
}

scenario "Chaos Card copied by Placebo destroys Placebo, and the copy still kills" {
  cites = { "20.9.4", "7.10" },
  players = { { name = "P1", items = { "placebo" } }, { name = "P2", items = { "chaos_card" } } },
  monsters = { "fly", "gurdy" },
  play = function(t)
    t.P1:activate("placebo", "chaos_card")  t:resolve()
    t.P1:choose "Kill a monster or player."  t:settle()
    t.P1:choose "gurdy"  t:settle()
  end,
  expect = function(t) check(t:discarded "placebo")  check(t.P2:has "chaos_card")  check(t.P1:has_soul "gurdy") end,
}
