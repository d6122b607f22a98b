-- Stoney and the deaths of other monsters; monsters that can't be attacked, and players who must attack.
scenario "Stoney dies when another monster dies outside an attack, and both slots are filled after it" {
  cites = { "13.2.2", "14.2.3", "14.2.6", "20.6.1" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "stoney", "fly" },
  deck = { monster = { "clotty", "gurdy" }, loot = { "a_dime" } },
  play = function(t) t.P1:play("bomb", "fly")  t:settle() end,
  expect = function(t)
    check(t:events "monster_died" == 2)  check(t.P1.coins == 1)  check(t.P1:holds "a_dime")
    check(t:slot(1) == "clotty")  check(t:slot(2) == "gurdy")  check(t:events "damage_taken" == 1)
  end,
}

scenario "Q4 Stoney dies with all its steps before the rewards of the monster whose death kills it" {
  cites = { "13.2.7", "13.2.2", "13.2.3" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "stoney", "fly" },
  deck = { monster = { "clotty", "gurdy" } },
  play = function(t)
    t.P1:play("bomb", "fly")
    t:resolve()  t:resolve()  t:resolve()
    check(t.P1.coins == 0)
    t:resolve()
    check(t:stack() == "death of Stoney")
    t:resolve()
    check(t.P1.loot == 1)  check(t.P1.coins == 0)  check(t:discard "monster" == "stoney")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P1.loot == 1)  check(t:discard "monster" == "fly") end,
}

scenario "Stoney does not die with a covered monster, only with the one that covers it" {
  cites = { "14.3.2", "13.2.11" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "stoney", "fly" },
  deck = { monster = { "dip", "gurdy" } },
  dice = { 5 },
  play = function(t)
    t.P1:declare_attack()  t:settle()
    t.P1:choose "monster deck"
    t.P1:choose "fly"
    check(t:slot(2) == "dip")  check(t:in_play "stoney")
    t:settle()
  end,
  expect = function(t) check(t:discarded "dip")  check(t:discarded "stoney")  check(t:slot(2) == "fly") end,
}

scenario "Stoney and Delirium: each adds to the other's evasion, and Delirium's death kills Stoney before its rewards" {
  cites = { "6.4.1", "10.1.2", "13.2.2", "13.2.4" },
  players = { { name = "P1", hand = { "gold_bomb" } }, { name = "P2" } },
  monsters = { "stoney", { "delirium", hp = 3 } },
  deck = {
    monster = { "clotty", "dip", "leech", "pooter", "spider", "squirt", "fly" },
    treasure = { "meat", "dinner" },
    loot = { "a_dime" },
  },
  play = function(t)
    check(t:evasion "delirium" == 5)  check(t:evasion "stoney" == 2)
    t.P1:play("gold_bomb", "delirium")  t:settle()
    t.P1:choose "delirium"  t:settle()  -- the first on the stack, so the last to resolve
  end,
  expect = function(t)
    check(t:discarded "stoney")  check(t.P1:has "meat")  check(t.P1:has "dinner")  check(t.P1:holds "a_dime")
    check(t:slot(1) == "clotty")  check(t:slot(2) == "dip")  -- Stoney's slot is filled first
    check(t:top("monster", 5) == "delirium")  check(not t:discarded "delirium")
  end,
}

scenario "Stoney's own death does not kill Delirium, and its +1 evasion for the others ends" {
  cites = { "13.2.2", "6.4.1" },
  players = { { name = "P1", hand = { "gold_bomb" } }, { name = "P2" } },
  monsters = { "stoney", "delirium" },
  deck = { monster = { "clotty" } },
  play = function(t) t.P1:play("gold_bomb", "stoney")  t:settle() end,
  expect = function(t)
    check(t:discarded "stoney")  check(t:evasion "delirium" == 4)  check(t:evasion "clotty" == 4)  check(t.P1.loot == 1)
  end,
}

scenario "Stoney and Evil Twin: the hit that kills the Twin hurts the player to the left, and kills Stoney" {
  cites = { "5.3.2", "13.2.2", "10.2.3" },
  players = { { name = "P1", hand = { "gold_bomb" } }, { name = "P2", items = { "the_dead_cat" } }, { name = "P3" } },
  monsters = { "stoney", "evil_twin" },
  deck = { monster = { "clotty", "dip" }, treasure = { "breakfast" } },
  play = function(t)
    check(t:evasion "evil_twin" == 6)
    t.P1:play("gold_bomb", "evil_twin")
    t:resolve()  t:resolve()  t:resolve()  t:resolve()
    check(t:counters "the_dead_cat" == 6)  check(t:hp "evil_twin" == 0)  check(t:stack() == "death of Evil Twin")
    t:settle()
  end,
  expect = function(t)
    check(t:discarded "stoney")  check(t:discarded "evil_twin")  check(t.P1:has "breakfast")  check(t.P3.hp == 2)
  end,
}

scenario "Monster Manual can't choose Stoney, but the demanded kill makes Stoney die too" {
  cites = { "11.1.3", "11.1.4", "13.2.2" },
  players = { { name = "P1" }, { name = "P2", items = { "monster_manual" } }, { name = "P3" } },
  monsters = { "stoney", "fly" },
  dice = { 3 },
  play = function(t)
    t.P2:activate "monster_manual"  t:settle()  -- the Fly is the only target
    check(not t:can("P1", "end"))
    t.P1:declare_attack()  t:settle()
  end,
  expect = function(t)
    check(t:discarded "fly")  check(t:discarded "stoney")  check(t.P1.hp == 2)  check(t:can("P1", "end"))
  end,
}

scenario "Monster Manual: the demand lapses when its monster dies, and Stoney dies too" {
  cites = { "11.1.4" },
  players = {
    { name = "P1", hand = { "bomb" } },
    { name = "P2", items = { "monster_manual" } },
    { name = "P3" },
  },
  monsters = { "stoney", "fly" },
  deck = { monster = { "clotty", "dip" } },
  play = function(t)
    t.P2:activate "monster_manual"  t:settle()
    check(not t:can("P1", "end"))
    t.P1:play("bomb", "fly")  t:settle()
  end,
  expect = function(t) check(t:discarded "stoney")  check(t:can("P1", "end"))  check(t:can("P1", "attack")) end,
}

scenario "Monster Manual and Placebo: with one attack for two demanded monsters the attacker picks one" {
  cites = { "11.1.4", "20.9.4" },
  players = {
    { name = "P1" },
    { name = "P2", items = { "monster_manual" } },
    { name = "P3", items = { "placebo" } },
  },
  shop = { "meat", "dinner" },
  monsters = { "fly", "dip" },
  dice = { 2 },
  play = function(t)
    t.P2:activate("monster_manual", "dip")  t:settle()
    t.P3:activate("placebo", "monster_manual")  t:settle()
    t.P3:choose "fly"  t:settle()
    t.P1:declare_attack()  t:settle()
    check(t.asked == "P1")  check(#t.options == 2)
    t.P1:choose "fly"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t:in_play "dip")  check(t:can("P1", "end")) end,
}

scenario "Monster Manual does not keep The Fool from ending the turn without the attack" {
  cites = { "11.1.4", "4.5.1" },
  players = {
    { name = "P1", hand = { "tarot_the_fool" } },
    { name = "P2", items = { "monster_manual" } },
    { name = "P3" },
  },
  monsters = { "fly", "dip" },
  play = function(t)
    t.P2:activate("monster_manual", "dip")  t:settle()
    t.P1:play "tarot_the_fool"  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t:in_play "dip")  check(t:can("P2", "end")) end,
}
