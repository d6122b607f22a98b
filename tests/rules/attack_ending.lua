-- Rulebook section 11.7: the end of an attack.
scenario "F24 a bomb in response to a lethal miss" {
  cites = { "11.7.3" },
  players = { { name = "P1", hp = 1, hand = { "bomb" } }, { name = "P2" } },
  monsters = { { "fly", hp = 1 } },
  dice = { 1 },
  play = function(t)
    t.P1:attack "fly"
    check(t:stack() == "attack roll 1")
    t.P1:play("bomb", "fly")
    t:settle()
  end,
  expect = function(t) check(t.P1.alive)  check(t.P1.hp == 1)  check(t:discarded "fly")  check(t.P1.coins == 1) end,
}

scenario "F25 the attacker's death removes a roll that would have hit" {
  cites = { "11.7.1", "11.7.3", "13.5.8" },
  players = { { name = "P1", coins = 3 }, { name = "P2", hand = { "tarot_death" }, loot_plays = 1 } },
  monsters = { { "fatty", hp = 1 } },
  dice = { 6 },
  play = function(t)
    t.P1:attack "fatty"
    t.P2:play("tarot_death", "P1")
    t:resolve()
    check(t:stack() == "attack roll 6, death of P1")
    t:settle()
  end,
  expect = function(t)
    check(t:in_play "fatty")  check(t:hp "fatty" == 4)  -- healed at the end of the turn
    check(t.P1.coins == 2)  check(t.P1.loot == 0)  check(t.active == "P2")  check(t:events "rolled" == 0)
  end,
}

scenario "F36 F63 an effect that ends the turn stops the attack and leaves the rest of the stack" {
  cites = { "4.5.1", "4.5.2", "11.7.4" },
  set = "../sets/probe",
  players = {
    { name = "P1", hand = { "a_dime" }, items = { { "the_d6", charged = false } } },
    { name = "P2", hand = { "end_now" }, loot_plays = 1 },
  },
  monsters = { "fatty" },
  dice = { 1 },
  play = function(t)
    t.P1:attack "fatty"
    t.P1:play "a_dime"
    t.P2:play "end_now"
    t:resolve()
    check(t.phase == "end")
    check(t:stack() == "A Dime!!, The D6: At the end of your turn, recharge this.")
    t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 10)  check(t:charged "the_d6")  check(t.active == "P2")  check(t:events "damage_taken" == 0)
  end,
}

scenario "an attack that ends removes its combat damage from the stack, but no other damage" {
  cites = { "11.7.3", "11.7.1" },
  set = "../sets/probe",
  players = {
    { name = "P1", coins = 3, items = { "mr_boom" } },
    { name = "P2", hand = { "tarot_death" }, loot_plays = 1 },
  },
  monsters = { "fatty" },
  dice = { 6 },
  play = function(t)
    t.P1:attack "fatty"
    t:resolve()
    check(t:stack() == "1 damage to Fatty")
    t.P1:activate("mr_boom", "fatty")
    t:resolve()
    t.P2:play("tarot_death", "P1")
    t:resolve()  t:resolve()
    check(not t.P1.alive)  check(t:stack() == "1 damage to Fatty")  check(t:hp "fatty" == 4)
    t:resolve()
    check(t:hp "fatty" == 3)
    t:settle()
  end,
  expect = function(t) check(t:events "damage_taken" == 1)  check(t.active == "P2") end,
}

scenario "the monster's death removes combat damage that waits on the stack" {
  cites = { "11.7.3" },
  players = { { name = "P1", hp = 1, items = { "mr_boom" } }, { name = "P2" } },
  monsters = { "fly" },
  dice = { 1 },
  play = function(t)
    t.P1:attack "fly"
    t:resolve()
    check(t:stack() == "1 damage to P1")
    t.P1:activate("mr_boom", "fly")  t:settle()
  end,
  expect = function(t) check(t.P1.alive)  check(t.P1.hp == 1)  check(t:discarded "fly")  check(t.active == "P1") end,
}

scenario "Q13 the attack on a monster that is put into discard is cancelled, but counts as used" {
  cites = { "11.7.2", "11.7.3", "13.2.10" },
  set = "../sets/probe",
  players = { { name = "P1" }, { name = "P2", hand = { "banish" }, loot_plays = 1 } },
  monsters = { "monstro" },
  deck = { monster = { "dip" } },
  dice = { 1 },
  play = function(t)
    t.P1:attack "monstro"
    t.P2:play("banish", "monstro")
    t:resolve()
    check(t:stack() == "")
    t:settle()
  end,
  expect = function(t)
    check(t.P1.hp == 2)  check(not t:can("P1", "attack"))  check(t:discarded "monstro")  check(t.P1.coins == 0)
    check(t:slot(1) == "dip")  check(t:events "die_cast" == 1)
  end,
}

scenario "a monster that can no longer be attacked stays under attack" {
  cites = { "11.7.2" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "truce" } }, { name = "P2" } },
  monsters = { "clotty", "fly" },
  dice = { 3, 3 },
  play = function(t)
    t.P1:attack "clotty"
    t.P1:play("truce", "clotty")  t:settle()
  end,
  expect = function(t) check(t:discarded "clotty")  check(t.P1.coins == 4)  check(t:events "hit" == 2) end,
}

scenario "if the attacker and the monster die at once, the monster dies first, with its rewards" {
  cites = { "11.7.5", "13.9.1", "13.2.9" },
  set = "../sets/probe",
  players = { { name = "P1", coins = 0, hand = { "cataclysm" } }, { name = "P2" } },
  monsters = { "fly", "dip" },
  dice = { 6 },
  play = function(t)
    t.P1:attack "fly"
    t.P1:play "cataclysm"
    t:resolve()
    t.P1:choose "dip"
    t:resolve()
    check(t:discarded "fly")  check(t.P1.alive)  check(t.P1.coins == 1)
    check(t:stack() == "death of P2, death of P1, death of Dip")  -- the roll is gone
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t.active == "P2") end,
}

-- ---- Effects that cancel an attack
scenario "F9 an effect cancels the current attack: its roll is removed and nobody is hurt" {
  cites = { "11.7.1", "11.7.3" },
  set = "../sets/probe",
  players = { { name = "P1", hp = 1, hand = { "smoke" } }, { name = "P2" } },
  monsters = { "fatty" },
  dice = { 1 },
  play = function(t)
    t.P1:attack "fatty"
    t.P1:play "smoke"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t:events "attack_ended" == 1)  check(not t:can("P1", "attack")) end,
}

scenario "an attack that is cancelled after its declaration has no target" {
  cites = { "11.7.1", "11.1.2" },
  set = "../sets/probe",
  players = { { name = "P1" }, { name = "P2", hand = { "smoke" }, loot_plays = 1 } },
  monsters = { "fatty" },
  play = function(t)
    t.P1:declare_attack()
    t.P2:play "smoke"  t:settle()
  end,
  expect = function(t) check(t.question == "action")  check(t:events "attack_declared_on" == 0) end,
}

scenario "classic: a declaration on the stack is cancelled and leaves it" {
  rules = "classic",
  cites = { "11.7.1", "11.8.1" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "smoke" } }, { name = "P2" } },
  monsters = { "fatty" },
  play = function(t)
    t.P1:attack "fatty"
    check(t:stack() == "attack: attack starts")
    t.P1:play "smoke"  t:settle()
  end,
  expect = function(t) check(t:events "die_cast" == 0)  check(not t:can("P1", "attack")) end,
}
