-- Rulebook sections 13.1, 13.8 and 13.9: death on the stack, kills, simultaneous deaths.
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

-- ---- Kills
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

-- ---- Simultaneous deaths
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

-- ---- The order of a player's and a monster's death on the stack
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
    t.P1:choose "Spiteful#2"
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

scenario "Q56 classic: a player orders their death and their trigger on the lethal damage" {
  rules = "classic",
  cites = { "6.6.3", "5.3.2", "Q56" },
  players = {
    { name = "P1", hp = 1, hand = { "bomb" }, items = { "the_habit", { "mr_boom", charged = false } } }, { name = "P2" },
  },
  play = function(t)
    t.P1:play("bomb", "P1")  t:resolve()  t:resolve()
    check(t.question == "trigger_order")  check(t.asked == "P1")
    t.P1:choose "the_habit"  t.P1:choose "mr_boom"
    check(t:stack() == "The Habit: The first time you take damage each turn..., death of P1")
    t:settle()
    t.P1:choose "mr_boom"  t:settle()
  end,
}

scenario "Q56 classic: the active player may put a monster's death above its trigger on the lethal damage" {
  rules = "classic",
  cites = { "6.6.3", "5.3.2", "Q56" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "bramble" },
  play = function(t)
    t.P1:play("bomb", "bramble")  t:resolve()  t:resolve()
    check(t.question == "trigger_order")  check(t.asked == "P1")  check(#t.options == 2)
    t.P1:choose "Bramble: When this takes damage, gain 1¢."
    check(t:stack() == "Bramble: When this takes damage, gain 1¢., death of Bramble")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4) end,
}

scenario "Q56 a monster's trigger on the lethal damage is above its death, if the rules fix the order" {
  rules = "orderly",
  cites = { "5.3.2", "Q56" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "bramble" },
  play = function(t)
    t.P1:play("bomb", "bramble")  t:resolve()  t:resolve()
    check(t:stack() == "death of Bramble, Bramble: When this takes damage, gain 1¢.")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4) end,
}

scenario "5.3.2 second edition: a monster's trigger on the lethal damage is above its death" {
  cites = { "5.3.2", "Q56" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "bramble" },
  play = function(t)
    t.P1:play("bomb", "bramble")  t:resolve()  t:resolve()
    check(t:stack() == "death of Bramble, Bramble: When this takes damage, gain 1¢.")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4) end,
}

scenario "Q56 a trigger on the lethal damage stays above the death, if the rules fix the order" {
  rules = "orderly",
  cites = { "5.3.2", "Q56" },
  set = "../sets/variants",
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
