-- Rulebook sections 11.1 to 11.3: attacks. Their end is in attack_ending.lua.
scenario "F26 everybody receives priority between the declaration and the choice of a target" {
  cites = { "11.1.2", "11.1.5" },
  players = { { name = "P1" }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "fly", "dip" },
  dice = { 4 },
  play = function(t)
    t.P1:declare_attack()
    check(t.question == "priority")  check(t.asked == "P1")  check(t:stack() == "")
    t.P2:activate("mr_boom", "fly")  t:settle()
    check(t.question == "attack_target")
    t.P1:choose "dip"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t:discarded "dip")  check(t.P1.coins == 2) end,
}

scenario "F29 killing a monster without attacking it uses no attack" {
  cites = { "11.1.8", "13.2.3" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "fly" },
  play = function(t) t.P1:play("bomb", "fly")  t:settle() end,
  expect = function(t) check(t.P1.coins == 1)  check(t:can("P1", "attack")) end,
}

scenario "F30 a monster revealed by attacking the deck covers a slot, and the covered monster stops working" {
  cites = { "11.2.1", "14.3.1", "14.3.2" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "stoney", "fly" },
  deck = { monster = { "dip" } },
  dice = { 3, 4 },
  play = function(t)
    check(t:evasion "fly" == 3)
    t.P1:attack("deck", { slot = 1 })
    check(t:slot(1) == "dip")  check(not t:in_play "stoney")  check(t:evasion "fly" == 2)  check(t:evasion "dip" == 4)
    t:settle()
  end,
  expect = function(t)
    check(t:discarded "dip")  check(t.P1.hp == 1)
    check(t:discarded "stoney")  -- uncovered in time to see the Dip die (13.2.1)
  end,
}

scenario "F31 an event revealed by attacking the deck resolves; the attack is used and nothing is rolled" {
  cites = { "11.2.2", "3.3.5" },
  players = { { name = "P1" }, { name = "P2", items = { "breakfast" } } },
  monsters = { "fly", "fatty" },
  deck = { monster = { "xl_floor", "dip" } },
  play = function(t) t.P1:attack("deck", { slot = 2 })  t:settle() end,
  expect = function(t)
    check(t:discarded "xl_floor")  check(t:slot(2) == "fatty")  check(t:events "die_cast" == 0)
  end,
}

scenario "F32 a revealed monster that can't be attacked stays, and the attack is cancelled" {
  cites = { "11.2.3", "14.3.2" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "fly", "fatty" },
  deck = { monster = { "stoney" } },
  play = function(t) t.P1:attack("deck", { slot = 1 })  t:settle() end,
  expect = function(t)
    check(t:slot(1) == "stoney")  check(not t:in_play "fly")  check(t:events "die_cast" == 0)
    check(not t:can("P1", "attack"))  check(t:evasion "fatty" == 3)
  end,
}

scenario "F33 evasion is never more than 6" {
  cites = { "10.1.2" },
  players = { { name = "P1", curses = { "curse_of_the_blind" } }, { name = "P2" } },
  monsters = { "little_horn", "delirium" },
  dice = { 5, 6, 6 },
  play = function(t)
    check(t:evasion "little_horn" == 6)
    t.P1:attack "little_horn"  t:settle()
  end,
  expect = function(t) check(t.P1:has_soul "little_horn")  check(t.P1.hp == 1) end,
}

scenario "F34 a roll equal to the evasion hits" {
  cites = { "11.3.3" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "fly" },  -- 1 HP, evasion 2
  dice = { 2 },
  play = function(t) t.P1:attack "fly"  t:settle() end,
  expect = function(t) check(t:discarded "fly") end,
}

scenario "F43 an additional attack needs its own declaration" {
  cites = { "11.1.1", "4.3.3" },
  players = { { name = "P1", items = { "champion_belt" } }, { name = "P2" } },
  monsters = { "fly", "dip" },
  dice = { 2, 4 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    check(t.question == "action")  check(t:can("P1", "attack"))
    t.P1:attack "dip"  t:settle()
  end,
  expect = function(t) check(not t:can("P1", "attack"))  check(t:events "attack_declared" == 2) end,
}

scenario "F44 F96 a miss against attack 0 puts nothing on the stack, and the next roll follows" {
  cites = { "10.2.6", "10.1.3" },
  players = { { name = "P1", items = { "swallowed_penny" } }, { name = "P2" } },
  monsters = { { "cod_worm", hp = 1 } },
  dice = { 4, 5 },
  play = function(t)
    t.P1:attack "cod_worm"
    t:resolve()
    check(t:stack() == "")
    t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t.P1.coins == 3)  check(t:events "damage_taken" == 1) end,
}

scenario "an attack can't be stopped, and the turn can't be ended during it" {
  cites = { "11.3.1", "11.3.7" },
  players = { { name = "P1", coins = 10 }, { name = "P2" } },
  monsters = { "fatty" },
  dice = { 2, 2, 2, 2 },
  play = function(t)
    t.P1:attack "fatty"
    check(not t:can("P1", "end"))  check(not t:can("P1", "buy"))
    t:settle()
  end,
  expect = function(t) check(t:can("P1", "end"))  check(t:can("P1", "buy"))  check(t.P1.loot == 1) end,
}

scenario "Q15 evasion counts as the roll resolves, attack as the damage is put on the stack" {
  cites = { "11.3.3", "10.2.8" },
  players = { { name = "P1", items = { "blood_lust" } }, { name = "P2" } },
  monsters = { "fatty" },
  dice = { 2, 2, 2 },
  play = function(t)
    t.P1:attack "fatty"
    t:resolve()
    check(t:stack() == "1 damage to Fatty")
    t.P1:activate("blood_lust", "P1")
    t:resolve()
    check(t:attack_of "P1" == 2)  check(t:stack() == "1 damage to Fatty")
    t:settle()
  end,
  expect = function(t) check(t:discarded "fatty")  check(t:events "hit" == 3) end,  -- 1, 2 and 2
}

scenario "F26 abilities that trigger on the declaration resolve before there is a target" {
  cites = { "11.1.5" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "herald" } }, { name = "P2" } },
  monsters = { "fly" },
  dice = { 2 },
  play = function(t)
    t.P1:declare_attack()
    check(t:stack() == "Herald: When you declare an attack, gain 1¢.")
    t:settle()
    check(t.question == "attack_target")  check(t.P1.coins == 1)
    t.P1:choose "fly"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2) end,
}

scenario "an ability that triggers on an attack on a monster goes on the stack before the first roll" {
  cites = { "11.1.5" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "hunter" } }, { name = "P2" } },
  monsters = { "fly" },
  dice = { 2 },
  play = function(t)
    t.P1:attack "fly"
    check(t:events "die_cast" == 0)  check(t.P1.coins == 0)
    t:resolve()
    check(t:events "die_cast" == 0)  check(t.P1.coins == 3)
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4) end,
}

scenario "F27 an attack on the deck is not an attack on a monster, whatever is revealed" {
  cites = { "11.1.6" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "hunter" } }, { name = "P2" } },
  deck = { monster = { "fly" } },
  dice = { 2 },
  play = function(t) t.P1:attack("deck", { slot = 1 })  t:settle() end,
  expect = function(t) check(t.P1.coins == 1) end,
}

scenario "F28 `an attack is declared on this` works for a monster that the attack reveals" {
  cites = { "11.1.7" },
  set = "../sets/probe",
  players = { { name = "P1" }, { name = "P2" } },
  deck = { monster = { "bristle" } },
  dice = { 2 },
  play = function(t) t.P1:attack("deck", { slot = 1 })  t:settle() end,
  expect = function(t) check(t.P1.hp == 1)  check(t:discarded "bristle") end,
}

scenario "F92 a cancelled attack roll is neither a hit nor a miss, and the next one follows" {
  cites = { "9.8" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "stop_roll" } }, { name = "P2", items = { "the_relic" } } },
  monsters = { "fly" },
  dice = { 1, 2 },
  play = function(t)
    t.P1:attack "fly"
    t.P1:play "stop_roll"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t.P2.loot == 0)  check(t:discarded "fly") end,
}

scenario "the monsters in slots and the deck can be attacked, covered monsters and players can't" {
  cites = { "11.1.3", "14.1.1" },
  players = 2,
  monsters = { { "dip", covers = { "fatty" } }, "fly" },
  dice = { 4 },
  play = function(t)
    t.P1:declare_attack()  t:settle()
    check(t.question == "attack_target")  check(#t.options == 3)
    check(t:can("P1", "dip"))  check(t:can("P1", "fly"))  check(t:can("P1", "monster deck"))
    t.P1:choose "dip"  t:settle()
  end,
}

scenario "F35 before a roll the attack ends if its target has 0 HP, even if it is eternal and does not die" {
  cites = { "11.3.2", "11.7.1", "13.1.3" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "slay" } }, { name = "P2" } },
  monsters = { "idol" },
  dice = { 1 },
  play = function(t)
    t.P1:attack "idol"
    t.P1:play("slay", "idol")
    t:resolve()
    check(t:stack() == "attack roll 1")  check(t:hp "idol" == 0)
    t:settle()
  end,
  expect = function(t)
    check(t:in_play "idol")  check(t:events "die_cast" == 1)  check(t:events "attack_ended" == 1)  check(t.P1.hp == 1)
    check(t.P1.coins == 0)  check(t:can("P1", "end"))
  end,
}

scenario "everybody receives priority on an empty stack between the damage and the next attack roll" {
  cites = { "11.3.6" },
  players = { { name = "P1" }, { name = "P2", items = { "mr_boom" } } },
  monsters = { { "clotty", hp = 2 } },
  dice = { 3 },
  play = function(t)
    t.P1:attack "clotty"
    t:resolve()  t:resolve()
    check(t:hp "clotty" == 1)  check(t:stack() == "")  check(t:events "die_cast" == 1)
    check(t.question == "priority")  check(t.asked == "P1")
    t.P2:activate("mr_boom", "clotty")  t:settle()
  end,
  expect = function(t) check(t:discarded "clotty")  check(t:events "die_cast" == 1) end,
}

scenario "Q11 a player who must attack can't end the turn, and picks one of two demanded monsters" {
  cites = { "11.1.4" },
  players = {
    { name = "P1", items = { "monster_manual" } },
    { name = "P2", items = { "monster_manual" } },
    { name = "P3" },
  },
  monsters = { "fly", "dip", "fatty" },
  dice = { 4 },
  play = function(t)
    t.P1:activate("monster_manual", "fly")  t:settle()
    t.P2:activate("monster_manual", "dip")  t:settle()
    check(not t:can("P1", "end"))
    t.P1:declare_attack()  t:settle()
    check(t.question == "attack_target")  check(#t.options == 2)
    check(t:can("P1", "fly"))  check(t:can("P1", "dip"))
    t.P1:choose "dip"  t:settle()
  end,
  expect = function(t)
    check(t:discarded "dip")  check(not t:can("P1", "attack"))  check(t:can("P1", "end"))
  end,
}

scenario "Q11 a demand for a monster that has left lapses" {
  cites = { "11.1.4" },
  players = {
    { name = "P1", items = { "monster_manual", "mr_boom" } }, { name = "P2" }, { name = "P3" },
  },
  monsters = { "fly", "fatty" },
  play = function(t)
    t.P1:activate("monster_manual", "fly")  t:settle()
    t.P1:activate("mr_boom", "fly")  t:settle()
    check(t:can("P1", "attack"))
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P2") end,
}

scenario "F142 an attack made before the demand does not count, and the turn can't end until both are made" {
  cites = { "11.1.4", "11.1.8" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "fatty", "clotty" },
  deck = { monster = { "ambush", "fly", "dip" } },
  dice = { 2, 4 },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })  t:settle()
    check(t:discarded "ambush")  check(not t:can("P1", "end"))
    t.P1:attack("deck", { slot = 1 })  t:settle()
    check(t:discarded "fly")  check(not t:can("P1", "end"))
    t.P1:attack("deck", { slot = 1 })  t:settle()
  end,
  expect = function(t)
    check(t:discarded "dip")  check(t:slot(1) == "fatty")  check(t:can("P1", "end"))  check(not t:can("P1", "attack"))
  end,
}

scenario "Q11 demanded attacks lapse when an effect ends the turn" {
  cites = { "11.1.4", "4.5.1" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "end_now" } }, { name = "P2" } },
  deck = { monster = { "ambush" } },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })  t:settle()
    t.P1:play "end_now"  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t:can("P2", "end")) end,
}

scenario "a demand for a monster that can't be attacked has no effect" {
  cites = { "1.2", "11.1.4" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "monster_manual" }, hand = { "truce" } }, { name = "P2" }, { name = "P3" } },
  monsters = { "fly", "fatty" },
  play = function(t)
    t.P1:activate("monster_manual", "fly")  t:settle()
    check(not t:can("P1", "end"))
    t.P1:play("truce", "fly")  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P2") end,
}

scenario "the attacker picks between a demanded monster and a demanded attack on the deck" {
  cites = { "11.1.4" },
  players = { { name = "P1", items = { "monster_manual" } }, { name = "P2" }, { name = "P3" } },
  monsters = { "fly", "fatty" },
  deck = { monster = { "ambush", "fly", "dip" } },
  dice = { 6 },
  play = function(t)
    t.P1:attack("deck", { slot = 2 })  t:settle()
    t.P1:activate("monster_manual", "fly")  t:settle()
    t.P1:declare_attack()  t:settle()
    check(t:can("P1", "fly"))  check(t:can("P1", "monster deck"))
    t.P1:choose "fly"  t:settle()
  end,
}
