scenario "Mom's Razor may deal 1 damage to a player who rolls a 6, and not for a 5" {
  cites = { "6.6.4", "10.2.1" },
  players = { { name = "P1" }, { name = "P2", items = { "moms_razor" } } },
  monsters = { { "fatty", hp = 2 } },
  dice = { 5, 6 },
  play = function(t)
    t.P1:attack "fatty"  t:settle()
    check(t:hp "fatty" == 1)
    t.P2:choose "yes"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P2.hp == 2)  check(t:discarded "fatty") end,
}

scenario "Mom's Razor may deal no damage" {
  cites = { "6.6.1" },
  players = { { name = "P1" }, { name = "P2", items = { "moms_razor" } } },
  monsters = { "fly" },
  dice = { 6 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P2:choose "no"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t:discarded "fly") end,
}

scenario "Mom's Razor can hurt its own player" {
  cites = { "6.6.4" },
  players = { { name = "P1", items = { "moms_razor" }, hand = { "pills_loot" } }, { name = "P2" } },
  dice = { 6 },
  play = function(t)
    t.P1:play "pills_loot"  t:settle()
    t.P1:choose "yes"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P2.hp == 2) end,
}

scenario "Mom's Razor kills the attacker before the damage of their 6 resolves: the monster lives" {
  cites = { "11.3.5", "11.7.3", "13.5.1" },
  players = { { name = "P1", hp = 1 }, { name = "P2", items = { "moms_razor" } } },
  monsters = { "fly" },
  dice = { 6 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P2:choose "yes"  t:settle()
  end,
  expect = function(t)
    check(t:in_play "fly")  check(t.active == "P2")  check(t:events "player_died" == 1)  check(t.P1.coins == 0)
  end,
}
