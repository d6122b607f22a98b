-- Rulebook section 4.6: rounds; and 6.7.3, events as a turn starts.
scenario "a round lasts from a player's turn to the beginning of their next" {
  cites = { "4.6.1", "4.6.2" },
  set = "../sets/trials",
  players = { { name = "P1" }, { name = "P2", hand = { "ward" }, loot_plays = 1 }, { name = "P3" } },
  play = function(t)
    t.P2:play "ward"  t:settle()
    check(t.P2.max_hp == 3)
    t.P1:end_turn()  t:pass_all()  t:pass_all()
    check(t.active == "P2")  check(t.P2.max_hp == 2)  check(t.P2.alive)
    t:settle()
  end,
}

scenario "a round lasts through the turns of all other players" {
  cites = { "4.6.1" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "ward" } }, { name = "P2" }, { name = "P3" } },
  play = function(t)
    t.P1:play "ward"  t:settle()
    t.P1:end_turn()  t:settle()
    check(t.active == "P2")  check(t.P1.max_hp == 3)
    t.P2:end_turn()  t:settle()
    check(t.active == "P3")  check(t.P1.max_hp == 3)
    t.P3:end_turn()  t:settle()
    check(t.active == "P1")  check(t.P1.max_hp == 2)
  end,
}

scenario "F65 a round ends when the skipped turn would have started" {
  cites = { "4.6.3" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "ward", "slumber" }, loot_plays = 2 }, { name = "P2" } },
  play = function(t)
    t.P1:play "ward"  t:settle()
    t.P1:play("slumber", "P1")  t:settle()
    t.P1:end_turn()  t:settle()
    check(t.active == "P2")  check(t.P1.max_hp == 3)
    t.P2:end_turn()  t:settle()
    check(t.active == "P2")  check(t.turn == 3)  check(t.P1.max_hp == 2)
  end,
}

scenario "Q27 the round of a player who has died ends as their turn starts, too" {
  cites = { "4.6.1" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "ward", "execute" }, loot_plays = 2 }, { name = "P2" } },
  play = function(t)
    t.P1:play "ward"  t:settle()
    t.P1:play("execute", "P1")  t:settle()
    check(t.active == "P2")  check(t.P1.max_hp == 3)  check(t.P1.hp == 3)
    t.P2:end_turn()  t:settle()
    check(t.active == "P1")  check(t.P1.max_hp == 2)
  end,
}

scenario "an extra turn does not change rounds" {
  cites = { "4.6.3" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "ward", "encore" }, loot_plays = 2 }, { name = "P2" } },
  play = function(t)
    t.P1:play "ward"  t:settle()
    t.P1:play "encore"  t:settle()
    t.P1:end_turn()  t:settle()
    check(t.active == "P1")  check(t.turn == 2)  check(t.P1.max_hp == 3)
    t.P1:end_turn()  t:settle()
    check(t.active == "P2")  check(t.P1.max_hp == 3)
    t.P2:end_turn()  t:settle()
    check(t.active == "P1")  check(t.P1.max_hp == 2)
  end,
}

scenario "several extra turns go in turn order, starting with the player whose turn ends" {
  cites = { "4.6.3" },
  set = "../sets/trials",
  active = "P2",
  players = {
    { name = "P1", hand = { "encore" }, loot_plays = 1 }, { name = "P2", hand = { "encore" } },
    { name = "P3", hand = { "encore" }, loot_plays = 1 },
  },
  play = function(t)
    t.P2:play "encore"  t.P3:play "encore"  t.P1:play "encore"  t:settle()
    t.P2:end_turn()  t:settle()
    check(t.active == "P2")
    t.P2:end_turn()  t:settle()
    check(t.active == "P3")
    t.P3:end_turn()  t:settle()
    check(t.active == "P1")
    t.P1:end_turn()  t:settle()
    check(t.active == "P3")
  end,
}

scenario "skipped turns count for rounds, extra turns do not, and a player's item triggers on that player's rounds" {
  cites = { "4.6.2", "4.6.3" },
  set = "../sets/trials",
  players = {
    { name = "P1", hand = { "encore" } }, { name = "P2", items = { "almanac" } }, { name = "P3", hand = { "slumber" } },
  },
  deck = { loot = { "a_penny", "a_penny", "a_penny", "a_penny" } },
  play = function(t)
    t.P1:play "encore"  t:settle()
    t.P1:end_turn()  t:settle()
    check(t.active == "P1")
    t.P1:end_turn()  t:settle()
    t.P2:end_turn()  t:settle()
    check(t.P2.coins == 0)
    t.P3:play("slumber", "P1")  t:settle()
    t.P3:end_turn()  t:settle()
    check(t.active == "P2")  check(t.P2.coins == 1)  -- P1's turn was skipped and counts
  end,
}

scenario "F155 a roll as the turn starts is part of the start, and is not ordered among triggers" {
  cites = { "6.7.3" },
  set = "../sets/trials",
  phase = "start",
  players = { { name = "P1", coins = 1, items = { "omen", "cockcrow" } }, { name = "P2" } },
  dice = { 2 },
  play = function(t)
    check(t.question ~= "trigger_order")
    check(t:stack() == "roll 2")  check(t.P1.coins == 1)  check(t.P1.loot == 0)
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3)  check(t.P1.loot == 1) end,
}

scenario "F155 it happens only at the start of its controller's turn" {
  cites = { "6.7.3" },
  set = "../sets/trials",
  phase = "start",
  players = { { name = "P1" }, { name = "P2", coins = 1, items = { "omen" } } },
  dice = { 5 },
  play = function(t)
    t:settle()
    check(t.P2.coins == 1)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t.P2.coins == 0) end,
}

scenario "Q11 attacks before the demand count if the ruleset says so" {
  rules = "earlier_attacks",
  cites = { "11.1.4" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "provoke" } }, { name = "P2" } },
  monsters = { "fly", "fatty" },
  dice = { 6 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P1:play "provoke"  t:settle()
  end,
  expect = function(t) check(t:can("P1", "end"))  check(not t:can("P1", "attack")) end,
}

scenario "Q11 by default a demanded attack is an additional one" {
  cites = { "11.1.4" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "provoke" } }, { name = "P2" } },
  monsters = { "fly", "dip" },
  dice = { 6, 6 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P1:play "provoke"  t:settle()
    check(not t:can("P1", "end"))
    t.P1:attack "dip"  t:settle()
  end,
  expect = function(t) check(t:can("P1", "end")) end,
}

scenario "a step defined by a ruleset can go on the stack, and players can respond to it" {
  rules = "interest_on_stack",
  cites = { "5.2.1", "5.2.6" },
  set = "../sets/trials",
  players = { { name = "P1", coins = 10, hand = { "a_dime" } }, { name = "P2" } },
  play = function(t)
    t.P1:end_turn()
    t:pass_all()  t:pass_all()
    check(t:stack() == "end phase: Interest")  check(t.P1.coins == 10)
    t.P1:play "a_dime"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 24) end,  -- 10 and 10, and a fifth of that
}

-- ---- Whose round it is (4.6.2, Q85)
scenario "a player's effect lasts for that player's round, an event's for the starting player's round" {
  cites = { "4.6.2", "Q85" },
  set = "../sets/probe",
  active = "P2",
  players = { { name = "P1" }, { name = "P2" }, { name = "P3", items = { "shelter" } } },
  monsters = { "fatty", "fly" },
  deck = { monster = { "long_night" } },
  play = function(t)
    t.P3:activate "shelter"  t:settle()
    t.P2:attack("deck", { slot = 2 })  t:settle()
    t.P2:end_turn()  t:settle()
    check(t.active == "P3")  check(t.P3.max_hp == 2)  check(t:evasion "fatty" == 3)
    t.P3:end_turn()  t:settle()
    check(t.active == "P1")  check(t:evasion "fatty" == 3)
    t.P1:end_turn()  t:settle()
    check(t.active == "P2")  check(t:evasion "fatty" == 2)
  end,
}

scenario "an event that another player reveals lasts to the starting player's turn, not to theirs" {
  cites = { "4.6.2", "Q85" },
  set = "../sets/probe",
  players = { { name = "P1" }, { name = "P2" }, { name = "P3" } },
  monsters = { "fatty", "fly" },
  deck = { monster = { "long_night" } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    t.P2:attack("deck", { slot = 2 })  t:settle()
    check(t:evasion "fatty" == 3)
    t.P2:end_turn()  t:settle()
    t.P3:end_turn()  t:settle()
    check(t.active == "P1")  check(t:evasion "fatty" == 2)
  end,
}

scenario "a player's abilities trigger at the end of their own rounds only" {
  cites = { "4.6.1", "4.6.2" },
  set = "../sets/probe",
  players = { { name = "P1" }, { name = "P2", items = { "sundial" } }, { name = "P3" } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(t.active == "P2")  check(t.P2.coins == 0)  -- their first turn ends no round
    t.P2:end_turn()  t:settle()
    t.P3:end_turn()  t:settle()
    check(t.active == "P1")  check(t.P2.coins == 0)
    t.P1:end_turn()  t:settle()
    check(t.active == "P2")  check(t.P2.coins == 1)
  end,
}

-- ---- Rounds and the timer
scenario "4.6.3 an extra turn does not move the timer" {
  rules = "solo",
  cites = { "4.6.3", "21.3a" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "encore" } }, { name = "P2", hand = { "encore" } } },
  play = function(t)
    t.P1:play "encore"  t:settle()
    t.P1:end_turn()  t:settle()
    check(t.active == "P1")  check(t.turn == 2)  check(t:events "timer_dropped" == 0)
    t.P1:end_turn()  t:settle()
    t.P2:play "encore"  t:settle()
    t.P2:end_turn()  t:settle()
    check(t.active == "P2")  check(t:events "timer_dropped" == 0)
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P1")  check(t:events "timer_dropped" == 1) end,
}

scenario "4.6.3 a skipped turn counts as taken, so the round ends without it" {
  rules = "solo",
  cites = { "4.6.3", "21.3a" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "slumber" } }, { name = "P2" } },
  play = function(t)
    t.P1:play("slumber", "P2")  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P1")  check(t.turn == 2)  check(t:events "timer_dropped" == 1) end,
}

scenario "4.6.3 both turns skipped: the round ends where the starting player's turn would have begun" {
  rules = "solo",
  cites = { "4.6.3", "4.6.1" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "slumber" } }, { name = "P2" } },
  play = function(t)
    t.P1:play("slumber", "P1")  t:settle()
    t.P1:end_turn()  t:settle()
    check(t.active == "P2")  check(t:events "timer_dropped" == 0)
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t.turn == 3)  check(t:events "timer_dropped" == 1) end,
}

scenario "4.6.2 rounds of the game count from the starting player, who may sit anywhere at the table" {
  rules = "solo",
  cites = { "4.6.2", "21.3a" },
  set = "../sets/variants",
  players = { { name = "P1", items = { "hourglass" } }, { name = "P2" } },
  active = "P2",
  play = function(t)
    t.P2:end_turn()  t:settle()
    check(t.active == "P1")  check(t:events "timer_dropped" == 0)  check(t.P1.coins == 0)
    t.P1:end_turn()  t:settle()
    check(t.active == "P2")  check(t:events "timer_dropped" == 1)  check(t.P1.coins == 0)
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P1")  check(t:events "timer_dropped" == 1)  check(t.P1.coins == 1) end,
}

scenario "a lasting effect of an event hears the starting player's rounds, whoever was active" {
  cites = { "4.6.2", "Q85" },
  set = "../sets/probe",
  players = { { name = "P1" }, { name = "P2" }, { name = "P3" } },
  monsters = { "fatty", "fly" },
  deck = { monster = { "old_moon" } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    t.P2:attack("deck", { slot = 2 })  t:settle()
    t.P2:end_turn()  t:settle()
    t.P3:end_turn()  t:settle()
    check(t.active == "P1")  check(t.P1.coins == 1)
    t.P1:end_turn()  t:settle()
    check(t.active == "P2")  check(t.P2.coins == 0)
  end,
}
