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

scenario "F49 F159 parts of the death penalty that can't be paid are skipped" {
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

scenario "F50 a player who dies in another's turn pays the penalty; the turn continues; at its end they live again" {
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

scenario "F51 a player can't die twice in a turn" {
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
    t:resolve()
    check(t.phase == "action")
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

scenario "F171 a kill is not damage and can't be prevented as damage" {
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

scenario "F18 F137 if everything dies at once, the monsters die first, then the players in turn order" {
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

scenario "10.3.2 a dying object can't be healed" {
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

scenario "F20 Q4 a boss becomes a soul only after the roll for its rewards has resolved" {
  cites = { "3.6.7", "13.2.7", "13.2.5" },
  set = "../sets/probe",
  players = { { name = "P1" }, { name = "P2", items = { "spoon_bender" }, hand = { "slay" }, loot_plays = 1 } },
  monsters = { "hoarder" },
  deck = { monster = { "dip" } },
  dice = { 2 },
  play = function(t)
    t.P2:play("slay", "hoarder")
    t:resolve()  t:resolve()
    check(t:stack() == "roll 2")  check(t.P1.souls == 0)  check(t:slot(1) == nil)
    t.P2:activate "spoon_bender"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 3)  check(t.P1:has_soul "hoarder")  check(t:slot(1) == "dip") end,
}

scenario "while its death triggers wait, a monster is in the holding zone and the card it covered is in play" {
  cites = { "13.2.1", "19.1", "13.2.11" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { { "boom_fly", hp = 1, covers = { "fatty", "clotty" } }, "fly" },
  dice = { 4 },
  play = function(t)
    t.P1:attack "boom_fly"
    t:resolve()  t:resolve()  t:resolve()
    check(t:stack() ~= "")
    check(not t:in_play "boom_fly")  check(not t:discarded "boom_fly")  check(t:slot(1) == "fatty")
    t:settle()
  end,
  expect = function(t) check(t:discarded "boom_fly")  check(t:slot(1) == "fatty")  check(t.P1.coins == 4) end,
}

scenario "Q4 a monster killed by another's death finishes dying before the first one's rewards" {
  cites = { "13.2.7", "13.2.3" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "stoney", "fly" },
  dice = { 3 },
  play = function(t)
    t.P1:attack "fly"
    t:resolve()  t:resolve()  t:resolve()
    check(t:stack() == "Stoney: When another monster dies, kill this.")
    t:resolve()
    check(t:stack() == "death of Stoney")  check(t.P1.coins == 0)
    t:resolve()
    check(t:discarded "stoney")  check(t.P1.loot == 1)
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t:discarded "fly") end,
}

scenario "Q50 a monster's death continues after the death of the active player that it caused" {
  cites = { "13.2.7", "13.4.6", "13.5.7" },
  players = { { name = "P1", hp = 1, coins = 0 }, { name = "P2" } },
  monsters = { { "boom_fly", hp = 1 } },
  deck = { monster = { "dip" } },
  dice = { 4 },
  play = function(t) t.P1:attack "boom_fly"  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 4)  -- nothing to lose when the penalty was paid
    check(t:slot(1) == "dip")  check(t:discarded "boom_fly")  check(t.active == "P2")
  end,
}

scenario "a monster put into discard does not die: no rewards, no soul" {
  cites = { "13.2.10", "20.7.1", "14.1.2" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "banish", "a_penny" } }, { name = "P2" } },
  monsters = { "greed" },
  deck = { monster = { "dip" } },
  play = function(t) t.P1:play("banish", "greed")  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 0)  check(t.P1.souls == 0)  check(t:discarded "greed")  check(t:slot(1) == "dip")
    check(t:events "monster_died" == 0)  check(t:events "killed" == 0)
  end,
}

scenario "F172 an eternal monster that is killed stays in play with 0 HP" {
  cites = { "20.6.1", "13.1.3", "6.8.1" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "slay" } }, { name = "P2" } },
  monsters = { "idol" },
  play = function(t)
    t.P1:play("slay", "idol")
    t:resolve()
    check(t:hp "idol" == 0)  check(t:stack() == "")
    t:settle()
    check(t:in_play "idol")  check(t.P1.coins == 0)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:hp "idol" == 2) end,
}

scenario "a player whose death is on the stack is not put there again" {
  cites = { "13.1.1", "13.4.1" },
  players = {
    { name = "P1", hand = { "tarot_death", "tarot_death", "bomb" }, loot_plays = 3 }, { name = "P2", coins = 3 },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")
    t:resolve()
    check(t:stack() == "death of P2")
    t.P1:play("tarot_death", "P2")  t:resolve()
    t.P1:play("bomb", "P2")  t:resolve()  t:resolve()
    check(t:stack() == "death of P2")
    t:settle()
  end,
  expect = function(t) check(t:events "player_died" == 1)  check(t.P2.coins == 2) end,
}

scenario "Q23 a prevented death does not count: the player can die later in the same turn" {
  cites = { "10.4.6", "13.4.1" },
  players = {
    { name = "P1", hand = { "tarot_death", "tarot_death" }, loot_plays = 2 },
    { name = "P2", coins = 3, items = { "guppys_collar" } },
  },
  dice = { 1, 6 },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    check(t.P2.alive)  check(t.P2.hp == 1)
    t.P1:play("tarot_death", "P2")  t:settle()
  end,
  expect = function(t) check(not t.P2.alive)  check(t:events "player_died" == 1)  check(t.P2.coins == 2) end,
}

scenario "a dead player keeps all objects they control and may act" {
  cites = { "13.4.5" },
  players = {
    { name = "P1", hand = { "tarot_death" } },
    { name = "P2", coins = 6, items = { "portable_slot_machine", "dinner" } },
  },
  dice = { 3 },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    t.P2:choose "dinner"  t:settle()
    check(not t.P2.alive)  check(t.P2:has "portable_slot_machine")
    t.P2:activate "portable_slot_machine"  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 6) end,  -- 6, minus 1, minus 3, plus 4
}

scenario "a player who dies in the start phase has no loot step and no action phase" {
  cites = { "13.5.10" },
  phase = "start",
  players = { { name = "P1", hp = 1, coins = 3, curses = { "curse_of_pain" } }, { name = "P2" } },
  play = function(t) t:settle() end,
  expect = function(t)
    check(t.active == "P2")  check(t.P1.loot == 0)  check(t.P1.coins == 2)  check(t.P1.hp == 2)
  end,
}

scenario "Q8 if the active player dies in the end phase, it continues, and its triggers do not repeat" {
  cites = { "13.5.10" },
  set = "../sets/probe",
  players = {
    { name = "P1", coins = 3, items = { "fuse" }, hand = { "bomb", "bomb", "bomb", "bomb", "a_penny", "a_penny",
      "a_penny", "a_penny", "a_penny", "a_penny", "two_cents", "two_cents" } },
    { name = "P2" },
  },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(t.question == "discard_loot")  check(not t.P1.alive)
    t.P1:choose "bomb"  t:settle()  -- the penalty
    check(t.question == "discard_loot")  check(t.P1.loot == 11)
    t.P1:choose "bomb"  t:settle()  -- the hand size
  end,
  expect = function(t)
    check(t.active == "P2")  check(t.P1.alive)  check(t.P1.loot == 10)  check(t.P1.coins == 2)
    check(t:events "damage_taken" == 1)
  end,
}

scenario "a curse stays with a player whose death is prevented" {
  cites = { "17.4" },
  players = {
    { name = "P1", hand = { "tarot_death" } },
    { name = "P2", items = { "guppys_collar" }, curses = { "curse_of_pain" } },
  },
  dice = { 2 },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(t.P2.alive)  check(t.P2:has "curse_of_pain") end,
}

scenario "Q49 a player who was at 0 HP dies, even if the same effect heals them" {
  cites = { "13.1.1" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "jolt" } }, { name = "P2", coins = 3 } },
  play = function(t)
    t.P1:play("jolt", "P2")
    t:resolve()
    check(t:stack() == "death of P2")
    t:settle()
  end,
  expect = function(t) check(not t.P2.alive)  check(t.P2.coins == 2) end,
}

scenario "the controller of the effect that killed several monsters chooses the order of their deaths" {
  cites = { "13.9.2" },
  set = "../sets/probe",
  players = { { name = "P1" }, { name = "P2", hand = { "cataclysm" }, loot_plays = 1 } },
  monsters = { "fly", "dip" },
  play = function(t)
    t.P2:play "cataclysm"
    t:resolve()
    check(t.question == "death_order")
    check(t.asked == "P2")
    t.P2:choose "fly"  t:settle()
  end,
}

scenario "players killed by an effect die in turn order from its controller" {
  cites = { "13.9.3" },
  set = "../sets/probe",
  players = { { name = "P1" }, { name = "P2", hand = { "cataclysm" }, loot_plays = 1 }, { name = "P3" } },
  monsters = { "fly", "dip" },
  play = function(t)
    t.P2:play "cataclysm"
    t:resolve()
    if t.asked == "P2" then t.P2:choose "fly" else t.P1:choose "fly" end
    check(t:stack() == "death of P1, death of P3, death of P2, death of Fly, death of Dip")
    t:settle()
  end,
}

scenario "a monster without any HP dies at the next priority" {
  cites = { "13.1.2", "10.1.4", "13.1.1" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "a_penny" } }, { name = "P2" } },
  monsters = { "fly" },
  deck = { monster = { "husk", "dip" } },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })  t:settle()
  end,
  expect = function(t)
    check(t:discarded "husk")  check(t:slot(1) == "fly")  check(t.P1.coins == 2)  check(t:events "die_cast" == 0)
  end,
}

-- ---- The order of a player's and a monster's death on the stack (13.9.1, Q56)
scenario "Q56 a monster that its attacker kills dies first, even if its damage kills the attacker" {
  cites = { "13.9.1", "11.7.5", "Q56" },
  set = "../sets/probe",
  players = { { name = "P1", hp = 1 }, { name = "P2" } },
  monsters = { "spiteful" },
  dice = { 5 },
  play = function(t)
    t.P1:attack "spiteful"  t:resolve()  t:resolve()
    t:resolve()
    check(t:stack() == "death of Spiteful, 1 damage to P1")
    t:resolve()
    check(t:stack() == "death of P1, death of Spiteful")
    t:resolve()
    check(t:stack() == "death of P1")  check(t.P1.coins == 1)
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t.active == "P2") end,
}

scenario "Q56 classic: a monster that its attacker kills dies first, even if its damage kills the attacker" {
  rules = "classic",
  cites = { "13.9.1", "11.7.5", "Q56" },
  set = "../sets/probe",
  players = { { name = "P1", hp = 1 }, { name = "P2" } },
  monsters = { "spiteful" },
  dice = { 5 },
  play = function(t)
    t.P1:attack "spiteful"  t:resolve()  t:resolve()  t:resolve()
    t:resolve()  t:resolve()
    check(t:stack() == "death of P1, death of Spiteful")
    t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t:events "player_died" == 1) end,
}

scenario "Q56 a bomb in response to a monster's death kills the attacker first" {
  cites = { "13.9.1", "5.2.6", "Q56" },
  set = "../sets/probe",
  players = { { name = "P1", hp = 1 }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { "fly" },
  dice = { 5 },
  play = function(t)
    t.P1:attack "fly"  t:resolve()  t:resolve()
    check(t:stack() == "death of Fly")
    t.P2:play("bomb", "P1")  t:resolve()  t:resolve()
    check(t:stack() == "death of Fly, death of P1")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t.active == "P2") end,
}

scenario "Q56 classic: a bomb in response to a monster's death kills the attacker first" {
  rules = "classic",
  cites = { "13.9.1", "5.2.6", "Q56" },
  set = "../sets/probe",
  players = { { name = "P1", hp = 1 }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { "fly" },
  dice = { 5 },
  play = function(t)
    t.P1:attack "fly"  t:resolve()  t:resolve()  t:resolve()
    check(t:stack() == "death of Fly")
    t.P2:play("bomb", "P1")  t:resolve()  t:resolve()
    check(t:stack() == "death of Fly, death of P1")
    t:settle()
  end,
  expect = function(t) check(t.active == "P2") end,
}

scenario "Q56 classic: a player's death goes among the triggers of that player, in the order they choose" {
  rules = "classic",
  cites = { "6.6.3", "Q56" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "killers_pay" }, hand = { "last_rites" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "last_rites"  t:resolve()
    check(t.asked == "P1")  check(t.question == "trigger_order")  check(#t.options == 2)
    t.P1:choose "killers_pay"
    check(t:stack() == "Killer's Pay: When you are killed, gain 1¢., death of P1")
    t:settle()
  end,
  expect = function(t) check(t:events "player_died" == 1) end,
}

scenario "Q56 classic: a trigger on the lethal damage stays above the death" {
  rules = "classic",
  cites = { "5.3.2", "Q56" },
  players = {
    { name = "P1", hp = 1, hand = { "bomb" }, items = { "the_habit", { "mr_boom", charged = false } } }, { name = "P2" },
  },
  play = function(t)
    t.P1:play("bomb", "P1")  t:resolve()  t:resolve()
    check(t.question == "target")
    t.P1:choose "mr_boom"  t:resolve()
    check(t:charged "mr_boom")  check(t:stack() == "death of P1")
    t:settle()
    t.P1:choose "mr_boom"  t:settle()
  end,
}

scenario "an object that became Eternal while its death was on the stack does not die" {
  cites = { "13.1.3" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "bomb", "blessing" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "fly" },
  play = function(t)
    t.P1:play("bomb", "fly")  t:resolve()  t:resolve()
    check(t:stack() == "death of Fly")
    t.P1:play("blessing", "fly")  t:settle()
  end,
  expect = function(t) check(t:in_play "fly")  check(t:hp "fly" == 0)  check(t.P1.coins == 0) end,
}

scenario "Q91 destroying a character kills its player" {
  cites = { "20.6.1", "Q91" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "fell" } }, { name = "P2", character = "isaac", coins = 1 } },
  play = function(t)
    t.P1:play("fell", "isaac")  t:resolve()
    check(t:stack() == "death of P2")  check(t.P2.hp == 0)
    t:settle()
  end,
  expect = function(t) check(t:events "player_died" == 1)  check(t.P2.coins == 0) end,
}

scenario "a cancelled death is put on the stack again while the maximum HP is 0" {
  cites = { "13.1.1", "10.4.4", "10.4.5" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "drought" } }, { name = "P2", coins = 1, hand = { "spare" }, loot_plays = 1 } },
  play = function(t)
    t.P1:play "drought"  t:resolve()
    t.P2:play("spare", "death of P2")  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 0)  check(t:events "player_died" == 2) end,
}

scenario "the slot is refilled once a trigger of the step `soul or discard` has resolved" {
  cites = { "13.2.7", "13.2.5", "14.2.3" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "slay" }, items = { "soul_ledger" } }, { name = "P2" } },
  monsters = { "twin_souls", "fatty" },
  deck = { monster = { "dip" } },
  play = function(t)
    t.P1:play("slay", "twin_souls")  t:resolve()  t:resolve()
    check(t.P1:has_soul "twin_souls")  check(t:stack() ~= "")  check(t:slot(1) == nil)
    t:settle()
  end,
  expect = function(t) check(t:slot(1) == "dip") end,
}

scenario "triggers on the monster leaving its slot resolve before the abilities that trigger on its death" {
  cites = { "13.2.7", "13.2.1" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "slay" } }, { name = "P2", items = { "undertow" } } },
  monsters = { "parting" },
  play = function(t)
    t.P1:play("slay", "parting")  t:resolve()  t:resolve()
    check(t:stack() == "Parting: When this leaves play, each player gains 1¢.")
    t:resolve()  t:pass_all()
    check(t:stack() == "Undertow: When a monster dies, gain 2¢.")
    t:settle()
  end,
  expect = function(t) check(t.P2.coins == 3) end,
}
