-- Rulebook section 13: the death of monsters and players.
scenario "F16 the active player gets the rewards, whoever killed the monster" {
  cites = { "13.2.9" },
  players = { { name = "P1" }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "fly" },
  play = function(t) t.P2:activate("mr_boom", "fly")  t:settle() end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P2.coins == 0) end,
}

scenario "F17 and the soul of a boss" {
  cites = { "13.2.9", "13.2.5" },
  players = { { name = "P1" }, { name = "P2", items = { "mr_boom" } } },
  monsters = { { "monstro", hp = 1 } },
  play = function(t) t.P2:activate("mr_boom", "monstro")  t:settle() end,
  expect = function(t) check(t.P1:has_soul "monstro")  check(t.P2.souls == 0)  check(t.P1.coins == 6) end,
}

scenario "F19 a roll for rewards can be changed" {
  cites = { "3.6.7", "9.2.3" },
  players = { { name = "P1", items = { "spoon_bender" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { { "dinga", hp = 1 } },
  dice = { 3 },
  play = function(t)
    t.P2:activate("mr_boom", "dinga")
    t:resolve()  t:resolve()  t:resolve()
    check(t:stack() == "roll 3")
    t.P1:activate "spoon_bender"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4) end,
}

scenario "F22 death triggers resolve before the rewards, and the slot is filled last" {
  cites = { "13.2.2", "13.2.3", "13.2.6", "13.2.7" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { { "boom_fly", hp = 1 } },
  deck = { monster = { "dip" } },
  dice = { 4 },
  play = function(t)
    t.P1:attack "boom_fly"
    t:resolve()  t:resolve()  t:resolve()
    check(t.P1.coins == 0)  check(t:slot(1) == nil)
    t:resolve()
    check(t:stack() == "1 damage to P2, 1 damage to P1")
    check(t.P1.coins == 0)
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4)  check(t:slot(1) == "dip")  check(t.P1.hp == 1)  check(t.P2.hp == 1) end,
}

scenario "F23 the monster under a dead one comes back into play; the slot is not refilled" {
  cites = { "13.2.11", "14.3.4" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { { "dip", covers = { "fatty" } }, "fly" },
  deck = { monster = { "clotty" } },
  dice = { 4 },
  play = function(t) t.P1:attack "dip"  t:settle() end,
  expect = function(t) check(t:slot(1) == "fatty")  check(t:hp "fatty" == 4)  check(t:top "monster" == "clotty") end,
}

scenario "F45 a monster whose death is on the stack does not die twice" {
  cites = { "13.1.1", "10.2.4" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { "fly" },
  play = function(t)
    t.P1:play("bomb", "fly")
    t:resolve()  t:resolve()
    check(t:stack() == "death of Fly")
    t.P2:play("bomb", "fly")
    t:resolve()  t:resolve()
    check(t:stack() == "death of Fly")
    t:settle()
  end,
  expect = function(t)
    check(t:events "monster_died" == 1)  check(t.P1.coins == 1)  check(t:events "damage_taken" == 2)
  end,
}

scenario "F49 F159 the parts of the death penalty that can't be paid are skipped" {
  cites = { "13.5.3", "13.5.4", "6.8.1" },
  players = {
    { name = "P1", character = "isaac", hp = 1, hand = { "bomb", "a_penny", "a_dime" }, items = { "sleight_of_hand" } },
    { name = "P2" },
  },
  play = function(t)
    t.P1:play("bomb", "P1")  t:settle()
    t.P1:choose "a_penny"  t:settle()
  end,
  expect = function(t)
    check(t.P1:has "sleight_of_hand")  check(t:discarded "a_penny")  check(t.P1:holds "a_dime")  check(t.P1.coins == 0)
    check(not t:charged "isaac")  check(not t:charged "sleight_of_hand")  check(t.active == "P2")
  end,
}

scenario "F50 a player who dies in another's turn pays and stops; the turn goes on, and at its end they live again" {
  cites = { "13.5.6", "13.4.2", "4.4.4" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", hp = 1, coins = 3 } },
  play = function(t)
    t.P1:play("bomb", "P2")  t:settle()
    check(t.active == "P1")  check(t.phase == "action")  check(not t.P2.alive)  check(t.P2.hp == 0)
    check(t.P2.coins == 2)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t.P2.alive)  check(t.P2.hp == 2) end,
}

scenario "F51 nobody dies twice in a turn" {
  cites = { "13.4.1" },
  players = {
    { name = "P1", hand = { "tarot_death", "bomb", "tarot_death" }, loot_plays = 3 },
    { name = "P2", coins = 3 },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    t.P1:play("tarot_death", "P2")  t:settle()
    t.P1:play("bomb", "P2")  t:settle()
  end,
  expect = function(t) check(t:events "player_died" == 1)  check(t.P2.coins == 2)  check(not t.P2.alive) end,
}

scenario "F52 a player may die in several turns before their own" {
  cites = { "13.4.3" },
  players = {
    { name = "P1", hand = { "tarot_death" } }, { name = "P2", hand = { "tarot_death" } }, { name = "P3", coins = 3 },
  },
  play = function(t)
    t.P1:play("tarot_death", "P3")  t:settle()
    t.P1:end_turn()  t:settle()
    t.P2:play("tarot_death", "P3")  t:settle()
  end,
  expect = function(t) check(t:events "player_died" == 2)  check(t.P3.coins == 1) end,
}

scenario "F53 the active player's death in the purchase window stops the purchase" {
  cites = { "13.5.1", "12.1" },
  players = { { name = "P1", coins = 10 }, { name = "P2", hand = { "tarot_death" }, loot_plays = 1 } },
  play = function(t)
    t.P1:declare_purchase()
    t.P2:play("tarot_death", "P1")  t:settle()
  end,
  expect = function(t) check(#t.P1.items == 0)  check(t.P1.coins == 9)  check(t.active == "P2") end,
}

scenario "F54 after the active player's death the stack empties before the end phase" {
  cites = { "13.5.7", "13.5.8" },
  players = {
    { name = "P1", coins = 3, hand = { "a_dime" }, items = { "mr_boom" } },
    { name = "P2", hand = { "tarot_death" }, loot_plays = 1 },
  },
  monsters = { "fly" },
  deck = { monster = { "dip" } },
  play = function(t)
    t.P1:play "a_dime"
    t.P1:activate("mr_boom", "fly")
    t.P2:play("tarot_death", "P1")
    t:resolve()  t:resolve()
    check(not t.P1.alive)
    check(t:stack() == "A Dime!!, Mr. Boom: Deal 1 damage to a monster.")
    t:settle()
  end,
  expect = function(t)
    check(t.active == "P2")  check(t.P1.coins == 13)  -- 3, minus 1, plus 10, plus 1 of the Fly
    check(t:slot(1) == "dip")  check(t:discarded "mr_boom")
  end,
}

scenario "F55 triggers on a death come before the penalty, unless they say after" {
  cites = { "13.4.4", "13.5.5" },
  players = {
    { name = "P1", hand = { "bomb" }, items = { "bloody_penny" } },
    { name = "P2", hp = 1, coins = 3, items = { "lazarus_rags" } },
  },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:play("bomb", "P2")
    t:resolve()  t:resolve()  t:resolve()  t:resolve()
    check(t.P1.loot == 1)  check(t.P2.coins == 3)
    t:settle()
  end,
  expect = function(t) check(t.P2:has "meat")  check(t.P2.coins == 2)  check(t:events "player_died" == 1) end,
}

scenario "F57 a prevented death leaves its object at 1 HP and pays no penalty" {
  cites = { "10.4.4", "10.4.6" },
  players = {
    { name = "P1", hand = { "gold_bomb" } },
    { name = "P2", coins = 3, hand = { "a_penny" }, items = { "guppys_collar" } },
  },
  dice = { 2 },
  play = function(t) t.P1:play("gold_bomb", "P2")  t:settle() end,
  expect = function(t)
    check(t.P2.alive)  check(t.P2.hp == 1)  check(t.P2.coins == 3)  check(t.P2.loot == 1)
    check(t:events "player_died" == 0)  check(t.P2:has "guppys_collar")
  end,
}

scenario "F137 all players die at once, in turn order from the active player" {
  cites = { "13.9.3", "20.12.4" },
  players = {
    { name = "P1", hp = 1, coins = 1 },
    { name = "P2", hp = 1, coins = 1 },
    { name = "P3", hp = 1, coins = 1 },
  },
  monsters = { { "boom_fly", hp = 1 } },
  dice = { 4 },
  play = function(t)
    t.P1:attack "boom_fly"
    t:resolve()  t:resolve()  t:resolve()  t:resolve()
    check(t:stack() == "1 damage to P3, 1 damage to P2, 1 damage to P1")
    t:settle()
  end,
  expect = function(t)
    check(t:events "player_died" == 3)  check(t.active == "P2")
    check(t.P2.coins == 0)  check(t.P3.coins == 0)
  end,
}

scenario "F171 a kill is no damage and can't be prevented as damage" {
  cites = { "20.6.1", "20.6.3" },
  players = {
    { name = "P1", hand = { "tarot_death" } },
    { name = "P2", coins = 3, items = { "yum_heart", "swallowed_penny" } },
  },
  play = function(t)
    t.P2:activate("yum_heart", "P2")  t:settle()
    t.P1:play("tarot_death", "P2")  t:settle()
  end,
  expect = function(t) check(not t.P2.alive)  check(t.P2.coins == 2)  check(t:events "damage_taken" == 0) end,
}

scenario "F18 F137 everything dies at once: the monsters first, then the players in turn order" {
  cites = { "13.9.1", "13.9.2", "13.9.3", "20.12.4" },
  set = "../sets/probe",
  players = { { name = "P1", coins = 1, hand = { "cataclysm" } }, { name = "P2", coins = 1 } },
  monsters = { "fly", "monstro" },
  play = function(t)
    t.P1:play "cataclysm"
    t:resolve()
    t.P1:choose "fly"  -- goes below
    check(t:stack() == "death of P2, death of P1, death of Fly, death of Monstro")
    t:resolve()
    check(t.P1:has_soul "monstro")  check(t.P1.coins == 7)
    t:resolve()
    check(t.P1.coins == 8)  check(t.P1.alive)
    t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 7)  check(t.P2.coins == 0)  check(t.active == "P2")  check(t.P1.souls == 1)
  end,
}

scenario "F56 no effect heals a dead player" {
  cites = { "10.3.3", "13.4.2" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "tarot_death", "mend" }, loot_plays = 2 }, { name = "P2" } },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    t.P1:play("mend", "P2")  t:settle()
    check(t.P2.hp == 0)  check(not t.P2.alive)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 2)  check(t.P2.alive) end,
}

scenario "10.3.2 what is dying can't be healed" {
  cites = { "10.3.2", "13.1.5" },
  set = "../sets/probe",
  players = {
    { name = "P1", hand = { "bomb" } },
    { name = "P2", hp = 1, coins = 3, hand = { "mend" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play("bomb", "P2")
    t:resolve()  t:resolve()
    check(t:stack() == "death of P2")
    t.P2:play("mend", "P2")  t:settle()
  end,
  expect = function(t) check(not t.P2.alive)  check(t.P2.coins == 2) end,
}

scenario "F171 a killed monster takes no damage and pays its rewards" {
  cites = { "20.6.1", "20.6.3", "13.2.9" },
  set = "../sets/probe",
  players = { { name = "P1" }, { name = "P2", hand = { "slay" }, loot_plays = 1 } },
  monsters = { "war" },
  play = function(t) t.P2:play("slay", "war")  t:settle() end,
  expect = function(t)
    check(t.P1:has_soul "war")  check(t.P1.coins == 8)  check(t:events "damage_taken" == 0)
    check(t:events "killed" == 1)
  end,
}
