-- The first edition, rulebook section 13.6, PD5, PD6 and PD20: the death of players. Where the second edition
-- differs, its scenario follows.

-- ---- The penalty
scenario "PD5 first edition: players can respond to the death penalty, so a loot card can be played first" {
  rules = "classic",
  cites = { "PD5", "13.6.1", "13.6.2", "5.2.4" },
  players = {
    { name = "P1", hand = { "tarot_death" } }, { name = "P2", coins = 3, hand = { "a_dime" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")
    t:resolve()  t:resolve()
    check(not t.P2.alive)  check(t:stack() == "player death: penalty")  check(t.P2.coins == 3)
    t.P2:play "a_dime"  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 12)  check(t.P2.loot == 0)  check(t.phase == "action") end,
}

scenario "PD5 second edition: the death penalty is a step without responses, and the loot card is lost" {
  cites = { "PD5", "13.5.3", "5.2.3" },
  players = {
    { name = "P1", hand = { "tarot_death" } }, { name = "P2", coins = 3, hand = { "a_dime" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")
    t:resolve()  t:resolve()
    check(not t.P2.alive)  check(t:stack() == "")  check(t.P2.coins == 2)  check(t.P2.loot == 0)
    t:settle()
  end,
  expect = function(t) check(t:discarded "a_dime")  check(t.phase == "action") end,
}

scenario "13.6.1 triggers on a death are above the penalty" {
  rules = "classic",
  cites = { "13.6.1", "13.4.4" },
  set = "../sets/variants",
  players = {
    { name = "P1", hand = { "tarot_death" }, items = { "vigil" } },
    { name = "P2", items = { "greeds_gullet", "lazarus_rags" } },
  },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:resolve()  t:resolve()
    check(t:stack() == "player death: penalty, Vigil: When a player dies, gain 1¢., "
                    .. "Greed's Gullet: When you die, before you pay the penalty...")
    check(t.asked == "P1")
    t:resolve()
    check(t.P2.coins == 8)  check(t.P1.coins == 0)
    t:resolve()
    check(t.P1.coins == 1)  check(t:stack() == "player death: penalty")
    t:resolve()
    check(t.P2.coins == 7)  check(t:discarded "greeds_gullet")  check(not t.P2:has "meat")
    t:resolve()
    check(t.P2:has "meat")
    t:settle()
  end,
}

scenario "13.6.2 the penalty: a loot, 1¢, an item that is not eternal, and all objects with ↷ are deactivated" {
  rules = "classic",
  cites = { "13.6.2" },
  players = {
    { name = "P1", hand = { "tarot_death" } },
    { name = "P2", character = "isaac", coins = 5, hand = { "a_penny", "a_dime" },
      items = { "the_d6", "mr_boom", "meat" } },
  },
  monsters = { "fatty" },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    check(t.question == "penalty_item")  check(#t.options == 2)
    t.P2:choose "meat"
    check(t.question == "discard_loot")
    t.P2:choose "a_penny"  t:settle()
  end,
  expect = function(t)
    check(t.P2.coins == 4)  check(t.P2:holds "a_dime")  check(t:discarded "a_penny")  check(t:discarded "meat")
    check(not t:charged "isaac")  check(not t:charged "the_d6")  check(not t:charged "mr_boom")
    check(t:hp "fatty" == 4)  check(t.active == "P1")  check(t.phase == "action")
  end,
}

scenario "13.6.2 the death of another player does not end the turn, and they live again after it" {
  rules = "classic",
  cites = { "13.6.2", "4.4.6" },
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2", coins = 3 } },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    check(t.active == "P1")  check(t:can("P1", "attack"))  check(not t.P2.alive)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t.P2.alive)  check(t.P2.hp == 2)  check(t.P2.coins == 2) end,
}

-- ---- The active player's death
scenario "PD6 first edition: the penalty of the active player is on the stack, and ends the turn" {
  rules = "classic",
  cites = { "PD6", "13.6.2", "4.5.2" },
  players = {
    { name = "P1", coins = 3, hand = { "a_dime" }, items = { "pension" } },
    { name = "P2", hand = { "tarot_death" }, loot_plays = 1, items = { "mr_boom" } },
  },
  set = "../sets/variants",
  monsters = { "fatty" },
  play = function(t)
    t.P1:play "a_dime"
    t.P2:play("tarot_death", "P1")
    t:resolve()  t:resolve()
    check(t:stack() == "A Dime!!, player death: penalty")  check(t.P1.coins == 3)  check(t:in_play "pension")
    t:resolve()
    check(t.P1.coins == 2)  check(t:discarded "pension")  check(t:stack() == "A Dime!!")  check(t.phase ~= "end")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 12)  check(t.active == "P2") end,
}

scenario "PD6 second edition: after the penalty the stack resolves in a cleanup, then the turn ends" {
  cites = { "PD6", "13.5.3", "13.5.7", "13.5.8" },
  players = {
    { name = "P1", coins = 3, hand = { "a_dime" }, items = { "pension" } },
    { name = "P2", hand = { "tarot_death" }, loot_plays = 1, items = { "mr_boom" } },
  },
  set = "../sets/variants",
  monsters = { "fatty" },
  play = function(t)
    t.P1:play "a_dime"
    t.P2:play("tarot_death", "P1")
    t:resolve()  t:resolve()
    check(t:stack() == "A Dime!!")  check(t.P1.coins == 2)  check(t:discarded "pension")  check(t.phase ~= "end")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 12)  check(t.active == "P2") end,
}

scenario "PD6 the active player's death ends the turn, once the stack is empty and the slots are filled" {
  rules = "classic",
  cites = { "PD6", "PD11", "13.6.2", "13.6.3" },
  players = {
    { name = "P1", coins = 3, hand = { "a_dime" } },
    { name = "P2", items = { "mr_boom" }, hand = { "tarot_death" }, loot_plays = 1 },
  },
  monsters = { "fly" },
  deck = { monster = { "dip" } },
  play = function(t)
    t.P1:play "a_dime"
    t.P2:activate("mr_boom", "fly")
    t.P2:play("tarot_death", "P1")
    t:resolve()  t:resolve()  t:resolve()
    check(not t.P1.alive)  check(t.phase == "action")
    t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t.P1.coins == 13)  check(t:slot(1) == "dip") end,
}

scenario "F105 13.6.3 the empty slot is refilled before the dead active player's turn ends, along with any events" {
  rules = "classic",
  cites = { "13.6.3", "13.4.6", "4.4.6" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", hand = { "tarot_death" }, loot_plays = 1 } },
  monsters = { "fly", "fatty" },
  deck = { monster = { "chest_cents", "dip" } },
  dice = { 6 },
  play = function(t)
    t.P1:play("bomb", "fly")
    for _ = 1, 5 do t:resolve() end
    check(t:stack() == "refill monster slot 1")  check(t.P1.coins == 1)
    t.P2:play("tarot_death", "P1")  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t.P1.coins == 6)  check(t:slot(1) == "dip") end,
}

-- ---- A dying player's curses
scenario "PD5 PD20 curses go first; then the penalty is on the stack, with triggers on the death above it" {
  rules = "classic",
  cites = { "PD5", "PD20", "13.6.1", "13.6.2", "5.2.4" },
  set = "../sets/probe",
  players = {
    { name = "P1", coins = 2, hand = { "tarot_death" } },
    { name = "P2", coins = 3, hand = { "a_penny" }, items = { "mr_boom", "watcher" }, curses = { "curse_of_pain" } },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")
    t:resolve()
    check(t:stack() == "death of P2")
    t:resolve()
    check(#t.P2.curses == 0)  check(t:discarded "curse_of_pain")
    check(t.P2.coins == 3)  check(t:stack() ~= "")
    t:settle()
    if t.question == "penalty_item" then t.P2:choose "mr_boom"  t:settle() end
  end,
  expect = function(t) check(t.P2.loot == 0)  check(t:discarded "mr_boom" or t:discarded "watcher") end,
}

scenario "PD20 F110 first edition: a dying player's curses are discarded first, without the stack" {
  rules = "classic",
  cites = { "PD20", "17.3", "13.6.1" },
  players = {
    { name = "P1", hand = { "tarot_death" }, items = { "bloody_penny" } },
    { name = "P2", coins = 3, curses = { "curse_of_pain", "curse_of_amnesia" } },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")
    t:resolve()
    check(t:stack() == "death of P2")  check(#t.P2.curses == 2)
    t:resolve()
    check(t:discarded "curse_of_pain")  check(t:discarded "curse_of_amnesia")  check(t.P2.coins == 3)
    check(t:stack() == "player death: penalty, "
                    .. "Bloody Penny: When a player dies, before they pay the...")
    t:settle()
  end,
  expect = function(t) check(t.P2.coins == 2)  check(t.P1.loot == 1) end,
}

scenario "PD20 second edition: discarding a dying player's curses is a trigger on the stack, before the penalty" {
  cites = { "PD20", "17.3" },
  players = {
    { name = "P1", hand = { "tarot_death" }, items = { "bloody_penny" } },
    { name = "P2", coins = 3, curses = { "curse_of_pain", "curse_of_amnesia" } },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")
    t:resolve()  t:resolve()
    check(#t.P2.curses == 2)  check(t.P2.coins == 3)  check(t:stack() ~= "")
    t:resolve()  t:resolve()
    check(#t.P2.curses == 0)
    t:settle()
  end,
  expect = function(t) check(t.P2.coins == 2)  check(t.P1.loot == 1) end,
}

scenario "17.5 first edition: a curse does not outlast a death in the start phase, which skips the loot step" {
  rules = "classic",
  cites = { "17.5", "17.3", "13.5.10" },
  phase = "start",
  players = { { name = "P1", hp = 1, coins = 3, curses = { "curse_of_pain" } }, { name = "P2" } },
  play = function(t) t:settle() end,
  expect = function(t)
    check(t.active == "P2")  check(t.P1.loot == 0)  check(t.P1.coins == 2)  check(t:discarded "curse_of_pain")
  end,
}
