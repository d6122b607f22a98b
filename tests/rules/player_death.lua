-- Rulebook sections 13.4 and 13.5: the death of players.
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

-- ---- Prevented deaths
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
