-- Rulebook section 21.4a: the final boss of a challenge.
scenario "a challenge begins with its final boss in place" {
  rules = "challenge",
  cites = { "21.4a" },
  phase = "deal",
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  deck = { monster = { "fly", "monstro", "dip" } },
  play = function(t) t:settle() end,
  expect = function(t)
    check(t:slot(1, "final_boss") == "monstro")  check(t:slot(1) ~= nil)  check(t:slot(2) ~= nil)
  end,
}

scenario "21.4a the final boss is a monster that may be attacked" {
  rules = "challenge",
  cites = { "21.4a", "11.1.3" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "smite" } }, { name = "P2" } },
  monsters = { "fatty", "fly" },
  final_boss = { { "monstro", hp = 1 } },
  dice = { 4 },
  play = function(t)
    t.P1:declare_attack()  t:settle()
    check(t.question == "attack_target")  check(#t.options == 4)  check(t:can("P1", "monstro"))
    t.P1:choose "monstro"  t:settle()
  end,
  expect = function(t) check(t.over)  check(#t.winners == 2) end,
}

-- ---- Boss armor
scenario "F174 a kill of the final boss is 3 damage instead" {
  rules = "challenge",
  cites = { "21.4a" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "smite" } }, { name = "P2" } },
  final_boss = { "gurdy" },
  play = function(t)
    t.P1:play("smite", "gurdy")  t:settle()
  end,
  expect = function(t) check(t:in_play "gurdy")  check(t:hp "gurdy" == 2)  check(t:events "damage_taken" == 1) end,
}

scenario "F174 a final boss that would be killed takes 3 damage instead" {
  rules = "challenge",
  cites = { "21.4", "21.4a" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "slay" } }, { name = "P2" } },
  final_boss = { "monstro" },
  play = function(t)
    local hp = t:hp "monstro"
    t.P1:play("slay", "monstro")  t:settle()
    check(t:hp "monstro" == hp - 3 or t:hp "monstro" == 0 or t.over)
    check(t:events "killed" == 0)  check(t:events "damage_taken" == 1)
  end,
}

scenario "F174 destroying the final boss is 3 damage instead" {
  rules = "challenge",
  cites = { "21.4a", "20.6.1" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "wreck" } }, { name = "P2" } },
  final_boss = { "gurdy" },
  play = function(t) t.P1:play("wreck", "gurdy")  t:settle() end,
  expect = function(t) check(t:in_play "gurdy")  check(t:hp "gurdy" == 2) end,
}

scenario "F174 4 damage from a card are 3 damage, 3 damage are 3" {
  rules = "challenge",
  cites = { "21.4a" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "blast" } }, { name = "P2", hand = { "gold_bomb" }, loot_plays = 1 } },
  final_boss = { { "delirium", hp = 5 } },
  play = function(t)
    t.P1:play("blast", "delirium")  t:settle()
    check(t:hp "delirium" == 2)
    t.P1:end_turn()  t:settle()
    check(t:hp "delirium" == 5)
    t.P2:play("gold_bomb", "delirium")  t:settle()
  end,
  expect = function(t) check(t:hp "delirium" == 2) end,
}

scenario "F174 4 damage from a loot becomes 3 to a final boss, but combat damage is unchanged" {
  rules = "challenge",
  cites = { "21.4a" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "big_blast" }, items = { "blade_of_four" } }, { name = "P2" } },
  final_boss = { "giant" },
  dice = { 6, 6 },
  play = function(t)
    t.P1:play("big_blast", "giant")  t:settle()
    check(t:hp "giant" == 7)
    t.P1:attack "giant"
    t:resolve()  t:resolve()
    check(t:hp "giant" == 2)
    t:settle()
  end,
  expect = function(t) check(t.over)  check(#t.winners == 2) end,
}

scenario "F174 4 combat damage are 4 damage" {
  rules = "challenge",
  cites = { "21.4a" },
  set = "../sets/variants",
  players = { { name = "P1", items = { "greatsword" } }, { name = "P2" } },
  final_boss = { "gurdy" },
  dice = { 4, 1, 1 },
  play = function(t)
    t.P1:attack "gurdy"
    t:resolve()  t:resolve()
    check(t:hp "gurdy" == 1)
    t:settle()
    if t.question == "penalty_item" then t.P1:choose "greatsword"  t:settle() end
  end,
  expect = function(t) check(not t.over) end,
}

scenario "21.4a boss armor protects only the final boss: other monsters and minions are killed" {
  rules = "challenge",
  cites = { "21.4a", "21.4b" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "smite", "blast" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "fatty", "fly" },
  minions = { "pale_fatty" },
  final_boss = { "monstro" },
  play = function(t)
    t.P1:play("smite", "fatty")  t:settle()
    t.P1:play("blast", "pale_fatty")  t:settle()
  end,
  expect = function(t) check(t:discarded "fatty")  check(t:discarded "pale_fatty") end,
}

-- ---- Not covered, and leaves only by dying
scenario "21.4a the final boss is not covered: an attack on the deck covers a monster slot only" {
  rules = "challenge",
  cites = { "21.4a", "11.2.1" },
  set = "../sets/variants",
  players = 2,
  monsters = { "fatty", "fly" },
  final_boss = { "monstro" },
  minions = { "pooter" },
  deck = { monster = { "dip" } },
  dice = { 4 },
  play = function(t)
    t.P1:attack "deck"  t:settle()
    check(t.question == "cover_slot")  check(#t.options == 2)  check(not t:can("P1", "monstro"))
    t.P1:choose "slot 1"  t:settle()
  end,
  expect = function(t) check(t:in_play "monstro")  check(t:discarded "dip")  check(t:slot(1) == "fatty") end,
}

scenario "a final boss can't be covered, nor put into discard" {
  rules = "challenge",
  cites = { "21.4a" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "banish_monster" } }, { name = "P2" } },
  monsters = { "fly", "dip" },
  final_boss = { "giant" },
  deck = { monster = { "fatty" } },
  dice = { 6, 6, 6, 6 },
  play = function(t)
    t.P1:play("banish_monster", "giant")  t:settle()
    check(t:in_play "giant")
    t.P1:declare_attack()  t:settle()
    check(t:can("P1", "giant"))
    t.P1:choose "monster deck"
    check(#t.options == 2)
    t.P1:choose "fly"  t:settle()
  end,
  expect = function(t) check(t:in_play "giant") end,
}

scenario "21.4a the final boss leaves only by dying" {
  rules = "challenge",
  cites = { "21.4a" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "dismiss" } }, { name = "P2" } },
  final_boss = { "monstro" },
  play = function(t) t.P1:play("dismiss", "monstro")  t:settle() end,
  expect = function(t) check(t:in_play "monstro")  check(not t:discarded "monstro")  check(not t.over) end,
}

scenario "a final boss is not put on top of the deck" {
  rules = "challenge", cites = { "21.4a" }, set = "../sets/probe",
  players = { { name = "P1", hand = { "restack" } }, { name = "P2" } },
  final_boss = { "monstro" },
  play = function(t) t.P1:play("restack", "monstro")  t:settle() end,
  expect = function(t) check(t:in_play "monstro")  check(t:top "monster" ~= "monstro") end,
}
