-- Rules 11.1.10, 11.4.4 and 11.4.5: attacks and attack rolls that effects make.
scenario "an attack at once leaves the attack of the turn" {
  cites = { "11.1.10" },
  set = "../sets/attacks",
  players = { { name = "P1", hand = { "pounce" } }, { name = "P2" } },
  monsters = { "fly", "horf" }, dice = { 6, 6 },
  play = function(t)
    t.P1:play("pounce", "fly")  t:settle()
    check(t:discarded "fly")
    t.P1:attack "horf"  t:settle()
  end,
  expect = function(t) check(t:discarded "horf") end,
}

scenario "an attack at once begins only when the stack is empty, before anything else is declared" {
  cites = { "11.1.10" },
  set = "../sets/attacks",
  players = { { name = "P1", hand = { "pounce", "a_penny" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "fly", "horf" }, dice = { 6 },
  play = function(t)
    t.P1:play "a_penny"
    t.P1:play("pounce", "fly")
    t:resolve()
    check(t:events "attack_declared" == 0)
    check(t.P1.coins == 0)
    t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 2)  -- the penny, then the reward
    check(t:discarded "fly")
  end,
}

scenario "another player attacks in the active player's turn; their miss hurts them" {
  cites = { "11.1.10", "11.3.4" },
  set = "../sets/attacks",
  players = { { name = "P1", hand = { "send_in" } }, { name = "P2" } },
  monsters = { "fly", "horf" }, dice = { 1, 6 },
  play = function(t) t.P1:play("send_in", "P2", "fly")  t:settle() end,
  expect = function(t)
    check(t:discarded "fly")
    check(t.P1.hp == 2)
    check(t.P2.hp == 1)
    check(t:can("P1", "attack"))
  end,
}

scenario "two players attack the same monster, one after the other" {
  cites = { "11.1.10" },
  set = "../sets/attacks",
  players = { { name = "P1", hand = { "send_in", "pounce" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "horf", "fly" }, dice = { 6 },
  play = function(t)
    t.P1:play("pounce", "horf")
    t.P1:play("send_in", "P2", "horf")
    t:settle()
  end,
  expect = function(t)
    check(t:discarded "horf")
    check(t:events "attack_declared" == 1)  -- the second one has no target any more
  end,
}

scenario "an attack at once is not made if its object is gone" {
  cites = { "11.1.10", "7.7" },
  set = "../sets/attacks",
  players = { { name = "P1", hand = { "pounce", "bomb" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "fly", "horf" },
  play = function(t)
    t.P1:play("bomb", "fly")
    t.P1:play("pounce", "fly")
    t:settle()
  end,
  expect = function(t)
    check(t:discarded "fly")
    check(t:events "attack_declared" == 0)
  end,
}

scenario "a player who has died by then does not attack" {
  cites = { "11.1.10", "13.4.3" },
  set = "../sets/attacks",
  players = { { name = "P1", hand = { "send_in", "bomb" }, loot_plays = 2 }, { name = "P2", hp = 1 } },
  monsters = { "fly", "horf" },
  play = function(t)
    t.P1:play("bomb", "P2")
    t.P1:play("send_in", "P2", "fly")
    t:settle()
  end,
  expect = function(t)
    check(not t:discarded "fly")
    check(t:events "attack_declared" == 0)
  end,
}

scenario "an attack is handed over: the other player rolls, and the attacker's death is theirs" {
  cites = { "11.4.4", "11.7.1" },
  set = "../sets/attacks",
  players = { { name = "P1", hand = { "stand_in" } }, { name = "P2", hp = 1 } },
  monsters = { "horf", "fly" }, dice = { 1, 1 },
  play = function(t)
    t.P1:attack "horf"
    t.P1:play("stand_in", "P2")
    t:settle()
  end,
  expect = function(t)
    check(t.P1.hp == 1)  -- its roll was on the stack already
    check(not t.P2.alive)
    check(not t:discarded "horf")
    check(t:events "attack_ended" == 1)
  end,
}

scenario "an attack handed over before its target is chosen: the new attacker chooses" {
  cites = { "11.4.4", "11.1.2" },
  set = "../sets/attacks",
  players = { { name = "P1", hand = { "stand_in" } }, { name = "P2" } },
  monsters = { "horf", "fly" }, dice = { 6 },
  play = function(t)
    t.P1:declare_attack()
    t.P1:play("stand_in", "P2")
    t:settle()
    t.P2:choose "fly"
    t:settle()
  end,
  expect = function(t) check(t:discarded "fly") end,
}

scenario "an attack is not handed to its target or to a dead player, and may be kept instead" {
  cites = { "11.4.4", "6.7.3" },
  set = "../sets/attacks",
  players = { { name = "P1", hand = { "stand_in" }, items = { "stubborn_fist" } }, { name = "P2" } },
  monsters = { "fly", "horf" }, dice = { 6 },
  play = function(t)
    t.P1:attack "fly"
    t.P1:play("stand_in", "P2")
    t:settle()
  end,
  expect = function(t)
    check(t:discarded "fly")
    check(t.P1.coins == 2)
    check(t:events "attack_handed_over" == 0)
  end,
}

scenario "nobody attacks, so nothing is handed over" {
  cites = { "11.4.4" },
  set = "../sets/attacks",
  players = { { name = "P1", hand = { "stand_in" } }, { name = "P2" } },
  monsters = { "fly", "horf" },
  play = function(t) t.P1:play("stand_in", "P2")  t:settle() end,
  expect = function(t) check(t:events "attack_handed_over" == 0) end,
}

scenario "an attack roll outside an attack hits, and nothing follows" {
  cites = { "11.4.5", "11.3.3" },
  set = "../sets/attacks",
  players = { { name = "P1", hand = { "potshot" } }, { name = "P2" } },
  monsters = { "horf", "fly" }, dice = { 6, 6 },
  play = function(t)
    t.P1:play("potshot", "horf")  t:settle()
    check(t:events "attack_declared" == 0)
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t)
    check(t:events "hit" == 2)
    check(t:discarded "fly")
  end,
}

scenario "an attack roll outside an attack misses: the monster deals its damage" {
  cites = { "11.4.5", "11.3.4" },
  set = "../sets/attacks",
  players = { { name = "P1", hand = { "potshot" } }, { name = "P2" } },
  monsters = { "horf", "fly" }, dice = { 1 },
  play = function(t) t.P1:play("potshot", "horf")  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)
    check(t:events "missed" == 1)
  end,
}

scenario "the object leaves play before the die is read: no damage" {
  cites = { "11.4.5", "7.7" },
  set = "../sets/attacks",
  players = { { name = "P1", hand = { "potshot" } }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { "fly", "horf" }, dice = { 1 },
  play = function(t)
    t.P1:play("potshot", "fly")
    t:resolve()
    t.P1:pass()
    t.P2:play("bomb", "fly")
    t:settle()
  end,
  expect = function(t)
    check(t:discarded "fly")
    check(t.P1.hp == 2)
  end,
}

scenario "classic: an attack at once is declared on its target, and resolves from the stack" {
  cites = { "11.1.10", "11.8.1" },
  set = "../sets/attacks", rules = "classic",
  players = { { name = "P1", hand = { "pounce" } }, { name = "P2" } },
  monsters = { "fly", "horf" }, dice = { 6, 6 },
  play = function(t)
    t.P1:play("pounce", "fly")  t:settle()
    check(t:discarded "fly")
    t.P1:attack "horf"  t:settle()
  end,
  expect = function(t) check(t:discarded "horf") end,
}

scenario "an attack that was handed over ends if the active player dies" {
  cites = { "11.4.4", "11.7.1" },
  set = "../sets/attacks",
  players = { { name = "P1", hp = 1, hand = { "stand_in" } }, { name = "P2" } },
  monsters = { "horf", "fly" }, dice = { 1 },
  play = function(t)
    t.P1:attack "horf"
    t.P1:play("stand_in", "P2")
    t:settle()
  end,
  expect = function(t)
    check(t:events "player_died" == 1)
    check(t:events "attack_ended" == 1)
    check(t.active == "P2")
    check(not t:discarded "horf")
  end,
}

scenario "an attack at once on the monster deck reveals its top card and leaves the attack of the turn" {
  cites = { "11.1.10", "11.2.1" },
  set = "../sets/attacks",
  players = { { name = "P1", hand = { "dig_in" } }, { name = "P2" } },
  monsters = { "horf", "fatty" }, deck = { monster = { "fly" } }, dice = { 6 },
  play = function(t)
    t.P1:play("dig_in", "P1")  t:settle()
    t.P1:choose "fatty"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t:can("P1", "attack")) end,
}

scenario "another player attacks the deck, after attacks on objects" {
  cites = { "11.1.10" },
  set = "../sets/attacks",
  players = { { name = "P1", hand = { "dig_in", "pounce" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "horf", "fatty" }, deck = { monster = { "pooter", "fly" } }, dice = { 6, 6 },
  play = function(t)
    t.P1:play("dig_in", "P2")
    t.P1:play("pounce", "horf")
    t:settle()
    check(t:discarded "horf")
    t.P2:choose "fatty"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t:events "attack_declared" == 2) end,
}

-- ---- What attacks cost
scenario "11.1.12 who pays may attack" {
  cites = { "11.1.12" },
  set = "../sets/attacks",
  players = { { name = "P1", coins = 3 }, { name = "P2" } },
  monsters = { "toll_troll", "horf" }, dice = { 6 },
  play = function(t) t.P1:attack "toll_troll"  t:settle() end,
  expect = function(t) check(t:discarded "toll_troll")  check(t.P1.coins == 1) end,
}

scenario "11.1.12 who can't pay can't choose the target" {
  cites = { "11.1.12" },
  set = "../sets/attacks",
  players = { { name = "P1", coins = 1 }, { name = "P2" } },
  monsters = { "toll_troll", "horf" }, dice = { 6 },
  play = function(t)
    t.P1:declare_attack()  t:settle()
    check(not t:can("P1", "toll_troll"))
    t.P1:choose "horf"  t:settle()
  end,
  expect = function(t) check(t:discarded "horf")  check(t:in_play "toll_troll")  check(t.P1.coins == 4) end,
}

scenario "11.1.12 all costs of a target are paid, also those with cards" {
  cites = { "11.1.12", "6.2.1" },
  set = "../sets/attacks",
  players = { { name = "P1", coins = 2, hand = { "a_penny", "bomb" } }, { name = "P2", items = { "gatekeeper" } } },
  monsters = { "toll_troll", "blood_gate" }, dice = { 6 },
  play = function(t) t.P1:attack "toll_troll"  t:settle()  t.P1:choose "bomb"  t:settle() end,
  expect = function(t)
    check(t:discarded "toll_troll")  check(t.P1.coins == 0)  check(t.P1.loot == 1)  check(t:discarded "bomb")
  end,
}

scenario "11.1.12 HP are paid, and the deck has a cost of its own" {
  cites = { "11.1.12" },
  set = "../sets/attacks",
  players = { { name = "P1", coins = 2 }, { name = "P2", items = { "deck_tax" } } },
  monsters = { "blood_gate", "horf" }, dice = { 6 },
  play = function(t)
    t.P1:declare_attack()  t:settle()
    check(not t:can("P1", "the monster deck"))
    t.P1:choose "blood_gate"  t:settle()
  end,
  expect = function(t) check(t:discarded "blood_gate")  check(t.P1.hp == t.P1.max_hp - 1) end,
}
