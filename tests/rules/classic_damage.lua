-- The first edition, rulebook section 10, PD7, PD18 and PD19: damage and prevention. Where the second edition differs,
-- its scenario follows.

-- ---- Prevented damage
scenario "PD19 first edition: an unused prevention ends at the end of the turn" {
  rules = "classic",
  cites = { "PD19", "10.4.3" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "guard" } }, { name = "P2", hand = { "bomb" } } },
  play = function(t)
    t.P1:play("guard", "P1")  t:settle()
    t.P1:end_turn()  t:settle()
    t.P2:play("bomb", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1) end,
}

scenario "PD19 second edition: a prevention without a stated end waits for its damage" {
  cites = { "PD19", "10.4.2", "6.7.1" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "guard" } }, { name = "P2", hand = { "bomb" } } },
  play = function(t)
    t.P1:play("guard", "P1")  t:settle()
    t.P1:end_turn()  t:settle()
    t.P2:play("bomb", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2) end,
}

scenario "F102 PD19 a prevention is used up by damage that is smaller" {
  rules = "classic",
  cites = { "PD19", "10.4.3" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "cushion", "bomb", "bomb" }, loot_plays = 3 }, { name = "P2" } },
  play = function(t)
    t.P1:play("cushion", "P2")  t:settle()
    t.P1:play("bomb#1", "P2")  t:settle()
    check(t.P2.hp == 2)
    t.P1:play("bomb#1", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 1) end,
}

scenario "PD19 an unused prevention is lost as the turn ends" {
  rules = "classic",
  cites = { "PD19", "10.4.3" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "cushion" } }, { name = "P2", hand = { "bomb" } } },
  play = function(t)
    t.P1:play("cushion", "P1")  t:settle()
    t.P1:end_turn()  t:settle()
    t.P2:play("bomb", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1) end,
}

scenario "PD19 in the second edition a prevention waits as long as its text says" {
  cites = { "PD19", "10.4.2" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "cushion" } }, { name = "P2", hand = { "bomb" } } },
  play = function(t)
    t.P1:play("cushion", "P1")  t:settle()
    t.P1:end_turn()  t:settle()
    t.P2:play("bomb", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2) end,
}

scenario "F97 first edition: a shield in response to the roll prevents its combat damage" {
  rules = "classic",
  cites = { "10.4.2", "10.4.3" },
  players = { { name = "P1", hp = 1, items = { "yum_heart" } }, { name = "P2" } },
  monsters = { "leech" },
  dice = { 1, 4 },
  play = function(t)
    t.P1:attack "leech"  t:resolve()
    t.P1:activate("yum_heart", "P1")  t:settle()
  end,
  expect = function(t)
    check(t.P1.alive)  check(t.P1.hp == 1)  check(t:events "damage_prevented" == 1)  check(t:discarded "leech")
  end,
}

scenario "F102 first edition: 1 damage uses up a prevention of 2" {
  rules = "classic",
  cites = { "10.4.3", "PD19" },
  set = "../sets/variants",
  players = {
    { name = "P1", hand = { "guard", "bomb", "bomb" }, loot_plays = 3 }, { name = "P2" },
  },
  play = function(t)
    t.P1:play("guard", "P2")  t:settle()
    t.P1:play("bomb", "P2")  t:settle()
    check(t.P2.hp == 2)
    t.P1:play("bomb", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 1) end,
}

-- ---- Damage to dead players
scenario "PD18 F101 first edition: a player who died this turn can't be chosen for damage" {
  rules = "classic",
  cites = { "PD18", "10.2.9" },
  players = {
    { name = "P1", hand = { "tarot_death", "bomb" }, loot_plays = 2 }, { name = "P2", items = { "fanny_pack" } },
  },
  monsters = { "fatty" },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    check(not t.P2.alive)
    t.P1:play "bomb"
    check(t.question == "target")  check(t:can("P1", "fatty"))  check(not t:can("P1", "P2"))
    t.P1:choose "fatty"  t:settle()
  end,
}

scenario "PD18 second edition: a player who died this turn can be chosen for damage, which is not marked" {
  cites = { "PD18", "10.2.9", "10.2.4" },
  players = {
    { name = "P1", hand = { "tarot_death", "bomb" }, loot_plays = 2 },
    { name = "P2", items = { "fanny_pack", "meat" } },
  },
  monsters = { "fatty" },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    t.P2:choose "meat"  t:settle()
    t.P1:play("bomb", "P2")  t:settle()
  end,
  expect = function(t)
    check(t.P2.loot == 1)  check(t.P2.hp == 0)  check(not t.P2.alive)  check(t:events "player_died" == 1)
  end,
}

scenario "F101 PD18 a player who died this turn can't be chosen for damage, but damage to each player includes them" {
  rules = "classic",
  cites = { "PD18", "10.2.9" },
  players = {
    { name = "P1", hand = { "tarot_death", "bomb" }, loot_plays = 2 }, { name = "P2" }, { name = "P3" },
  },
  monsters = { "fatty", "gurdy" },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    t.P1:play "bomb"
    check(t.question == "target")  check(t:can("P1", "P3"))  check(not t:can("P1", "P2"))
    t.P1:choose "fatty"  t:settle()
  end,
}

scenario "PD18 in the second edition they can be chosen, and nothing is marked" {
  cites = { "PD18", "10.2.9" },
  players = { { name = "P1", hand = { "tarot_death", "bomb" }, loot_plays = 2 }, { name = "P2" }, { name = "P3" } },
  monsters = { "fatty", "gurdy" },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    t.P1:play("bomb", "P2")  t:settle()
  end,
  expect = function(t) check(t:events "damage_taken" == 1)  check(t:events "player_died" == 1) end,
}

scenario "F101 first edition: damage to each player includes dead players, and is not marked on them" {
  rules = "classic",
  cites = { "10.2.9", "PD18" },
  set = "../sets/variants",
  players = {
    { name = "P1", hand = { "tarot_death", "volley" }, loot_plays = 2 }, { name = "P2", coins = 3 },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    t.P1:play "volley"  t:settle()
  end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P2.hp == 0)  check(t:events "damage_taken" == 2)  check(t:events "player_died" == 1)
    check(t.P2.coins == 2)
  end,
}

-- ---- Prevented deaths
scenario "PD7 F57v1 first edition: 2 HP, 3 damage, the death prevented: 2 HP" {
  rules = "classic",
  cites = { "PD7", "10.4.4" },
  players = { { name = "P1", hand = { "gold_bomb" } }, { name = "P2", coins = 3, items = { "guppys_collar" } } },
  dice = { 2 },
  play = function(t) t.P1:play("gold_bomb", "P2")  t:settle() end,
  expect = function(t) check(t.P2.alive)  check(t.P2.hp == 2)  check(t.P2.coins == 3) end,
}

scenario "PD7 second edition: 2 HP, 3 damage, the death prevented: 1 HP" {
  cites = { "PD7", "10.4.4" },
  players = { { name = "P1", hand = { "gold_bomb" } }, { name = "P2", coins = 3, items = { "guppys_collar" } } },
  dice = { 2 },
  play = function(t) t.P1:play("gold_bomb", "P2")  t:settle() end,
  expect = function(t) check(t.P2.alive)  check(t.P2.hp == 1)  check(t.P2.coins == 3) end,
}

scenario "F57v1 PD7 a player who is saved from lethal damage has the HP from before it" {
  rules = "classic",
  cites = { "PD7", "10.4.4" },
  players = { { name = "P1", hp = 2, items = { "guppys_collar" }, hand = { "tarot_death" } }, { name = "P2" } },
  dice = { 1 },
  play = function(t) t.P1:play("tarot_death", "P1")  t:settle() end,
  expect = function(t) check(t.P1.alive)  check(t.P1.hp == 2) end,
}

scenario "PD7 first edition: after a prevented kill HP are unchanged" {
  rules = "classic",
  cites = { "10.4.4", "PD7" },
  set = "../sets/variants",
  players = {
    { name = "P1", hand = { "smite", "spare" }, loot_plays = 2 }, { name = "P2" },
  },
  monsters = { { "fatty", hp = 3 } },
  play = function(t)
    t.P1:play("smite", "fatty")  t:resolve()
    check(t:stack() == "death of Fatty")  check(t:hp "fatty" == 0)
    t.P1:play("spare", "fatty")  t:settle()
  end,
  expect = function(t) check(t:in_play "fatty")  check(t:hp "fatty" == 3) end,
}

scenario "PD7 first edition: HP are restored to the value before the lethal damage, not before earlier damage" {
  rules = "classic",
  cites = { "10.4.4", "PD7" },
  set = "../sets/variants",
  players = {
    { name = "P1", hand = { "bomb", "blast", "spare" }, loot_plays = 3 }, { name = "P2" },
  },
  monsters = { "fatty" },
  play = function(t)
    t.P1:play("bomb", "fatty")  t:settle()
    check(t:hp "fatty" == 3)
    t.P1:play("blast", "fatty")  t:resolve()  t:resolve()
    t.P1:play("spare", "fatty")  t:settle()
  end,
  expect = function(t) check(t:hp "fatty" == 3) end,
}
