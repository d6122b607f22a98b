-- Rulebook section 6.7: effects that change or replace an event before it happens.
scenario "a roll of 3 becomes a 1 instead, and triggers abilities on a 1" {
  cites = { "6.7.3", "Q88" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "loaded_die" }, hand = { "pills_cents" } }, { name = "P2", items = { "sack_of_pennies" } } },
  dice = { 3 },
  play = function(t)
    t.P1:play "pills_cents"  t:settle()
    check(t.question == "may")  t.P2:choose "yes"  t:settle()
  end,
  expect = function(t) check(t:events("rolled") == 1)  check(t:events("roll_changed") == 1) end,
}

scenario "a roll is replaced after all bonuses, and the replacement is final" {
  cites = { "6.7.3", "9.2.5", "Q88" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "loaded_die", "synthoil" } }, { name = "P2" } },
  monsters = { "fly" },  -- 1 HP, evasion 2
  dice = { 2, 6 },
  play = function(t)
    t.P1:attack "fly"
    t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t:discarded "fly")  check(t:events "missed" == 1) end,
}

scenario "a roll that is changed as it resolves is final: a 6 counts as a 5" {
  cites = { "6.7.3", "Q88" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "pills_cents" } }, { name = "P2", items = { "crooked_table", "eye_of_greed" } } },
  dice = { 6 },
  play = function(t) t.P1:play "pills_cents"  t:settle() end,
  expect = function(t) check(t:events "rolled" == 1)  check(t.P2.coins == 3) end,
}

scenario "an attack roll that is replaced has no result: the attacker rolls again" {
  cites = { "6.7.3", "Q88" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "sinkhole" } }, { name = "P2" } },
  monsters = { "fly" },
  dice = { 4, 4, 5 },
  play = function(t) t.P1:attack "fly"  t:settle() end,
  expect = function(t) check(t.P1.coins == 3)  check(t:events "rolled" == 1)  check(t:discarded "fly") end,
}

scenario "a death that is replaced is prevented: the player has 1 HP and pays nothing" {
  cites = { "6.7.3", "10.4.4", "Q88" },
  set = "../sets/probe",
  players = { { name = "P1", hp = 1, coins = 2, items = { "last_breath" } }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  play = function(t) t.P2:play("bomb", "P1")  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P1.coins == 5)  check(t.P1:has "last_breath")
    check(t:events "player_died" == 0)  check(t:events "death_prevented" == 1)
  end,
}

scenario "a death that is replaced leaves as much HP as the effect says" {
  cites = { "10.4.4", "Q88" },
  set = "../sets/probe",
  players = { { name = "P1", hp = 1, items = { "second_wind" } }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  play = function(t) t.P2:play("bomb", "P1")  t:settle() end,
  expect = function(t) check(t.P1.hp == 2)  check(t:events "player_died" == 0) end,
}

scenario "a death is replaced once: a player whose maximum HP is 0 still dies" {
  cites = { "6.7.4", "13.1.1", "Q88" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "last_breath" }, hand = { "wither" } }, { name = "P2" } },
  play = function(t)
    t:may_end_anywhere()
    t.P1:play "wither"  t:settle()
  end,
  expect = function(t) check(t:events "player_died" == 1)  check(t:events "coins_gained" == 1) end,
}

scenario "a death is replaced as it resolves: effects that would prevent it apply first" {
  cites = { "6.6.5", "6.7.3", "Q88" },
  set = "../sets/probe",
  players = { { name = "P1", hp = 1, items = { "last_breath", "guppys_collar" } }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  dice = { 1 },
  play = function(t) t.P2:play("bomb", "P1")  t:settle() end,
  expect = function(t) check(t:events "death_prevented" == 1)  check(t.P1.coins == 0) end,
}

scenario "the death of a monster can be changed as it resolves" {
  cites = { "6.7.3", "10.4.4", "Q88" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "tough_hide" }, hand = { "bomb" } }, { name = "P2" } },
  monsters = { "fly" },
  play = function(t)
    t.P1:play("bomb", "fly")  t:settle()
    t.P1:choose "yes"  t:settle()
  end,
  expect = function(t) check(t:slot(1) == "fly")  check(t:events "monster_died" == 0) end,
}

scenario "recharging in the recharge step can be replaced with nothing" {
  cites = { "4.2.1", "6.7.3" },
  set = "../sets/probe",
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "cain", items = { "dead_battery", "the_d6" } } },
  play = function(t)
    t:may_end_anywhere()
    t.P2:activate "cain"  t:settle()
    t.P1:end_turn()
    t:settle()
    check(not t:charged "cain")
  end,
}

scenario "a card that can't recharge stays deactivated in the recharge step" {
  cites = { "1.2", "4.2.1" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "rust" } }, { name = "P2", items = { "yum_heart" } } },
  play = function(t)
    t:may_end_anywhere()
    t.P2:activate("yum_heart", "P2")  t:settle()
    t.P1:end_turn()
    t:settle()
    check(not t:charged "yum_heart")
  end,
}

scenario "an event made by a replacement is not replaced by it again" {
  cites = { "6.7.4" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "generosity" }, hand = { "a_nickel" } }, { name = "P2" } },
  play = function(t) t.P1:play "a_nickel"  t:settle() end,
  expect = function(t) check(t.P1.coins == 5)  check(t.P2.coins == 5)  check(t:events "coins_gained" == 2) end,
}

scenario "damage put on the stack by a replacement is not replaced again, so two can't loop" {
  cites = { "6.7.4" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "mirror" }, hand = { "bomb" } }, { name = "P2", items = { "mirror" } } },
  play = function(t) t.P1:play("bomb", "P1")  t:settle() end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P2.hp == 2) end,
}

scenario "the first damage of a turn is prevented, and the second is not" {
  cites = { "6.7.7" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "thick_skin" }, hand = { "bomb", "bomb" }, loot_plays = 2 }, { name = "P2" } },
  play = function(t)
    t.P1:play("bomb", "P1")  t:settle()
    check(t.P1.hp == 2)
    t.P1:play("bomb", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1) end,
}

scenario "every second gain of ¢ in a turn is changed" {
  cites = { "6.7.7" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "second_cent" }, hand = { "a_penny", "a_penny", "a_penny" }, loot_plays = 3 }, { name = "P2" } },
  play = function(t)
    t.P1:play "a_penny"  t:settle()  check(t.P1.coins == 1)
    t.P1:play "a_penny"  t:settle()  check(t.P1.coins == 3)
    t.P1:play "a_penny"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4) end,
}

scenario "only the first roll of a turn would be a 6" {
  cites = { "6.6.5", "6.7.7" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "lucky_start" }, hand = { "pills_cents", "pills_cents" }, loot_plays = 2 }, { name = "P2" } },
  dice = { 1, 1 },
  play = function(t)
    t.P1:play "pills_cents"  t:settle()
    check(t:events "roll_changed" == 1)
    t.P1:play "pills_cents"  t:settle()
  end,
  expect = function(t) check(t:events "roll_changed" == 1) end,
}

scenario "a lasting ability applies twice for two different choices, once for the same choice" {
  cites = { "6.7.4", "Q21" },
  set = "../sets/probe",
  players = {
    { name = "P1", coins = 3, items = { "green_eyes" }, hand = { "a_penny" }, loot_plays = 1 },
    { name = "P2", souls = { "pin" } },
    { name = "P3", souls = { "war", "gurdy" } },
  },
  play = function(t)
    t.P1:activate("green_eyes", "P2")  t:settle()
    t.P1:activate("green_eyes", "P3")  t:settle()
    t.P1:activate("green_eyes", "P3")  t:settle()
    t.P1:play "a_penny"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4) end,  -- 1, and 1 for P2, and 2 for P3
}

scenario "a verb whose event was replaced returns 0" {
  cites = { "6.6.1" },
  set = "../sets/trials",
  players = { { name = "P1", coins = 3, hand = { "cheque" }, items = { "bet" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "cheque"  t:settle()
    t.P1:activate "bet"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4)  check(t.P1.loot == 1) end,
}
