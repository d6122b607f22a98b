-- Rulebook sections 6.8.8 and 11.4: other players who roll in an attack.
scenario "after each attacker's roll each other player rolls, in turn order, with their own attack and HP" {
  cites = { "6.8.8", "11.4.1" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "blade" } }, { name = "P2" }, { name = "P3" } },
  active = "P2",
  monsters = { "warlord" },  -- 3 HP, evasion 4
  dice = { 1, 2, 4, 5 },
  play = function(t)
    t.P2:attack "warlord"
    t:resolve()  t:settle()
  end,
  expect = function(t)
    check(t.P2.hp == 1)  check(t.P3.hp == 1)  check(t.P1.hp == 2)  -- two misses, then a hit for 2 and one for 1
    check(t:discarded "warlord")  check(t.P2.coins == 5)  check(t.P1.coins == 0)  check(t:events "die_cast" == 4)
  end,
}

scenario "only players who were chosen join the attack" {
  cites = { "6.8.8" },
  set = "../sets/trials",
  players = { { name = "P1" }, { name = "P2" }, { name = "P3" } },
  monsters = { "duelist" },
  dice = { 1, 1, 4, 5, 6 },
  play = function(t)
    t.P1:attack "duelist"
    t.P1:choose "P3"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P2.hp == 2)  check(t.P3.hp == 1)  check(t:discarded "duelist") end,
}

scenario "F37 the attack continues when another roller dies, who no longer rolls" {
  cites = { "11.4.1", "11.4.2" },
  set = "../sets/trials",
  players = { { name = "P1" }, { name = "P2", hp = 1 }, { name = "P3" } },
  monsters = { "duelist" },
  dice = { 4, 1, 4, 4 },
  play = function(t)
    t.P1:attack "duelist"
    t.P1:choose "P2"  t:settle()
  end,
  expect = function(t)
    check(not t.P2.alive)  check(t.P1.alive)  check(t:discarded "duelist")  check(t:events "die_cast" == 4)
    check(t.active == "P1")
  end,
}

scenario "F38 when the attacker dies nobody rolls again" {
  cites = { "11.4.3", "11.7.1" },
  set = "../sets/trials",
  players = { { name = "P1", hp = 1 }, { name = "P2" } },
  monsters = { "warlord" },
  dice = { 1 },
  play = function(t)
    t.P1:attack "warlord"
    t:resolve()  t:settle()
  end,
  expect = function(t)
    check(t:events "die_cast" == 1)  check(t:events "attack_ended" == 1)  check(t:in_play "warlord")
    check(t.active == "P2")
  end,
}

scenario "F38 the attacker's death removes another player's roll from the stack" {
  cites = { "11.4.3", "11.7.3" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "execute" } }, { name = "P2" } },
  monsters = { "warlord" },
  dice = { 4, 4 },
  play = function(t)
    t.P1:attack "warlord"
    t:resolve()  t:pass_all()  t:resolve()  t:resolve()  t:pass_all()
    check(t:stack() == "attack roll 4")  check(t:hp "warlord" == 2)
    t.P1:play("execute", "P1")
    t:settle()
  end,
  expect = function(t) check(t:events "rolled" == 1)  check(t:hp "warlord" == 3)  check(t.active == "P2") end,
}

scenario "dead players make no attack rolls" {
  cites = { "11.4.2" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "execute" } }, { name = "P2" }, { name = "P3" } },
  monsters = { "warlord" },
  dice = { 4, 4, 4 },
  play = function(t)
    t.P1:play("execute", "P2")  t:settle()
    t.P1:attack "warlord"  t:settle()
  end,
  expect = function(t) check(t:discarded "warlord")  check(t:events "die_cast" == 3)  check(t.P3.hp == 2) end,
}

scenario "joining ends with the attack" {
  cites = { "6.8.8" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "slay", "second_wind" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "warlord", "fly" },
  dice = { 4, 2 },
  play = function(t)
    t.P1:attack "warlord"
    t:resolve()  t:pass_all()
    check(t:stack() == "attack roll 4")
    t.P1:play("slay", "warlord")  t:settle()
    t.P1:play "second_wind"  t:settle()
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t:events "die_cast" == 2) end,
}
