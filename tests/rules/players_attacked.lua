-- Rulebook section 11.6: attacking players.
scenario "a player can be attacked only if an effect says so" {
  cites = { "11.6.1", "11.1.3" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "open_season", "second_wind" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "fly", "dip" },
  dice = { 2, 2, 2 },
  play = function(t)
    t.P1:declare_attack()  t:settle()
    for _, option in ipairs(t.options) do check(option ~= "P2" and option ~= "P1") end
    t.P1:choose "fly"  t:settle()
    t.P1:play "second_wind"  t:settle()
    t.P1:play "open_season"  t:settle()
    t.P1:declare_attack()  t:settle()
    t.P1:choose "P2"  t:settle()
  end,
  expect = function(t) check(not t.P2.alive)  check(t.active == "P1") end,
}

scenario "an attack on a player is fought with that player's attack and HP, and ends with their death" {
  cites = { "11.6.1", "11.6.3", "11.7.1", "11.3.4" },
  set = "../sets/trials",
  players = { { name = "P1" }, { name = "P2", coins = 1, items = { "feud" } } },
  rooms = { "quiet_room" },
  dice = { 3, 4, 5 },
  play = function(t)
    t.P1:attack "P2"
    t:resolve()
    check(t:stack() == "1 damage to P1")
    t:resolve()  t:pass_all()
    check(t:stack() == "attack roll 4")
    t:resolve()
    check(t:stack() == "1 damage to P2")
    t:settle()
  end,
  expect = function(t)
    check(t.P1.hp == 1)  check(not t.P2.alive)  check(t.P2.coins == 0)  check(t:events "die_cast" == 3)
    check(t.question == "action")  check(not t:can("P1", "attack"))
  end,
}

scenario "a miss deals damage equal to the attacked player's attack" {
  cites = { "11.6.3" },
  set = "../sets/trials",
  players = { { name = "P1" }, { name = "P2", items = { "blade", "feud" } } },
  dice = { 1 },
  play = function(t)
    t.P1:attack "P2"
    t:resolve()
    check(t:stack() == "2 damage to P1")
    t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t.P2.hp == 2) end,
}

scenario "F42 of two effects with different evasions the newer one counts: a loot played after an item" {
  cites = { "11.6.2" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "open_season" }, items = { "feud" } }, { name = "P2", hp = 1 } },
  dice = { 2 },
  play = function(t)
    check(t:evasion "P2" == 4)
    t.P1:play "open_season"  t:settle()
    check(t:evasion "P2" == 2)
    t.P1:attack "P2"  t:settle()
  end,
  expect = function(t) check(not t.P2.alive)  check(t.P1.hp == 2) end,
}

scenario "F42 of two effects with different evasions the newer one counts: an item gained after a loot" {
  cites = { "11.6.2" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "open_season", "windfall" }, loot_plays = 2 }, { name = "P2", hp = 1 } },
  deck = { treasure = { "feud" } },
  dice = { 3, 4 },
  play = function(t)
    t.P1:play "open_season"  t:settle()
    check(t:evasion "P2" == 2)
    t.P1:play "windfall"  t:settle()
    check(t.P1:has "feud")  check(t:evasion "P2" == 4)
    t.P1:attack "P2"  t:settle()
  end,
  expect = function(t) check(not t.P2.alive)  check(t.P1.hp == 1) end,
}

scenario "losing the permission to be attacked does not end an attack on a player" {
  cites = { "11.7.2" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "feud" } }, { name = "P2", hp = 1, items = { "dagger" } } },
  dice = { 6 },
  play = function(t)
    t.P1:attack "P2"
    t.P2:activate("dagger", "feud")
    t:resolve()
    check(t:discarded "feud")  check(t:stack() == "attack roll 6")
    t:settle()
  end,
  expect = function(t) check(not t.P2.alive)  check(t:events "hit" == 1) end,
}

scenario "a player killed in response leaves the attack, and its roll leaves the stack" {
  cites = { "11.6.3", "11.7.3" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "execute" }, items = { "feud" } }, { name = "P2" } },
  dice = { 1 },
  play = function(t)
    t.P1:attack "P2"
    t.P1:play("execute", "P2")
    t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t:events "rolled" == 0)  check(t.question == "action") end,
}
