-- Section 11.9: fighters, items that attack in the place of their players.
scenario "a fighter hits with its own attack, and its player kills" {
  cites = { "11.9.1", "11.9.2", "11.9.3" },
  set = "../sets/courts",
  players = { { name = "P1", items = { "wolfhound", "pennant" } }, { name = "P2" } },
  monsters = { "monstro", "fly" },
  dice = { 6, 6 },
  play = function(t)
    t.P1:attack "monstro"
    check(t.question == "fighter")  check(#t.options == 2)
    t.P1:choose "wolfhound"  t:settle()
  end,
  expect = function(t)
    check(t:events "damage_taken" == 2)  check(t.P1.coins == 7)  check(t.P1:has_soul "monstro")  check(t.P1.hp == 2)
  end,
}

scenario "an attacker may attack themself although they have a fighter" {
  cites = { "11.9.2" },
  set = "../sets/courts",
  players = { { name = "P1", items = { "wolfhound" } }, { name = "P2" } },
  monsters = { "fly", "pooter" },
  dice = { 1, 6 },
  play = function(t)
    t.P1:attack "fly"
    t.P1:choose "P1"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t:hp "wolfhound" == 2)  check(t:discarded "fly") end,
}

scenario "a miss damages the fighter, not its player" {
  cites = { "11.9.3" },
  set = "../sets/courts",
  players = { { name = "P1", items = { "wolfhound" } }, { name = "P2" } },
  monsters = { "fly", "pooter" },
  dice = { 1, 6 },
  play = function(t)
    t.P1:attack "fly"
    t.P1:choose "wolfhound"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t:hp "wolfhound" == 1)  check(t:discarded "fly") end,
}

scenario "a fighter that dies ends the attack: it is destroyed, and its player pays nothing" {
  cites = { "11.9.4", "11.9.5" },
  set = "../sets/courts",
  players = { { name = "P1", coins = 3, items = { "champion", "breakfast" } }, { name = "P2" } },
  monsters = { "fly", "pooter" },
  dice = { 1 },
  play = function(t)
    t.P1:attack "fly"
    t.P1:choose "champion"  t:settle()
  end,
  expect = function(t)
    check(t:discarded "champion")  check(t.P1.coins == 5)  check(t.P1:has "breakfast")  check(t:in_play "fly")
    check(t:events "player_died" == 0)  check(t:events "monster_died" == 0)  check(not t:can("P1", "attack"))
  end,
}

scenario "a fighter that is stolen between the roll and its damage ends the attack; the damage leaves the stack" {
  cites = { "11.9.4", "11.7.3" },
  set = "../sets/courts",
  players = {
    { name = "P1", items = { "wolfhound" } }, { name = "P2", hand = { "press_gang" }, loot_plays = 1 },
  },
  monsters = { "fly", "pooter" },
  dice = { 1 },
  play = function(t)
    t.P1:attack "fly"
    t.P1:choose "wolfhound"
    t:resolve()
    check(t:stack() == "1 damage to Wolfhound")
    t.P1:pass()
    t.P2:play("press_gang", "wolfhound")  t:settle()
  end,
  expect = function(t)
    check(t.P2:has "wolfhound")  check(t:hp "wolfhound" == 2)  check(t.P1.hp == 2)  check(t:in_play "fly")
    check(t:events "damage_taken" == 0)  check(not t:can("P1", "attack"))
  end,
}

scenario "a fighter that leaves play in response to the roll ends the attack" {
  cites = { "11.9.4", "11.7.3" },
  set = "../sets/courts",
  players = { { name = "P1", items = { "wolfhound" } }, { name = "P2", items = { "the_d20" } } },
  monsters = { "fly", "pooter" },
  deck = { treasure = { "breakfast" } },
  dice = { 6 },
  play = function(t)
    t.P1:attack "fly"
    t.P1:choose "wolfhound"
    t.P1:pass()
    t.P2:activate("the_d20", "wolfhound")  t:settle()
  end,
  expect = function(t)
    check(t:discarded "wolfhound")  check(t:in_play "fly")  check(t.P1:has "breakfast")
    check(t:events "damage_taken" == 0)
  end,
}

scenario "a fighter is attacked only if it says so" {
  cites = { "11.9.1" },
  set = "../sets/courts",
  players = { { name = "P1" }, { name = "P2", items = { "wolfhound", "champion" } } },
  dice = { 2 },
  play = function(t)
    t.P1:declare_attack()  t:settle()
    check(not t:can("P1", "wolfhound"))
    t.P1:choose "champion"  t:settle()
  end,
  expect = function(t) check(t:discarded "champion")  check(t.P1.coins == 2) end,
}

scenario "numbers that an ability gives to items count for a fighter; its player is the one who kills" {
  cites = { "11.9.3" },
  set = "../sets/courts",
  players = { { name = "P1", items = { "wolfhound", "pennant" } }, { name = "P2" } },
  monsters = { { "monstro", hp = 3 }, "fly" },
  dice = { 6 },
  play = function(t)
    t.P1:attack "monstro"
    t.P1:choose "wolfhound"  t:settle()
  end,
  expect = function(t) check(t:events "damage_taken" == 1)  check(t.P1.coins == 7) end,
}

scenario "first edition: a fighter attacks in the place of its player" {
  cites = { "11.9.2", "11.9.3" },
  set = "../sets/courts",
  rules = "classic",
  players = { { name = "P1", items = { "wolfhound" } }, { name = "P2" } },
  monsters = { "fly", "pooter" },
  dice = { 1, 6 },
  play = function(t)
    t.P1:attack "fly"
    t.P1:choose "wolfhound"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t:hp "wolfhound" == 1)  check(t:discarded "fly") end,
}

scenario "counters on a fighter count for the fighter, not for its player" {
  cites = { "11.9.6", "20.1.6" },
  set = "../sets/kennels",
  players = { { name = "P1", items = { "bulldog" }, hand = { "fury", "vigor" }, loot_plays = 2 }, { name = "P2" } },
  play = function(t)
    t.P1:play("fury", "bulldog")  t:settle()
    t.P1:play("vigor", "bulldog")  t:settle()
  end,
  expect = function(t)
    check(t:hp "bulldog" == 3)  check(t:attack_of "bulldog" == 2)
    check(t.P1.hp == 2)  check(t:attack_of "P1" == 1)
  end,
}

scenario "counters on another item, and on the player, count for the player and not for the fighter" {
  cites = { "11.9.6", "20.1.6" },
  set = "../sets/kennels",
  players = {
    { name = "P1", items = { "bulldog", "dinner" }, hand = { "fury", "fury" }, loot_plays = 2 }, { name = "P2" },
  },
  play = function(t)
    t.P1:play("fury#1", "dinner")  t:settle()
    t.P1:play("fury", "P1")  t:settle()
  end,
  expect = function(t) check(t:attack_of "P1" == 3)  check(t:attack_of "bulldog" == 1) end,
}

scenario "a fighter with counters hits harder and takes more" {
  cites = { "11.9.6", "11.9.3" },
  set = "../sets/kennels",
  players = { { name = "P1", items = { "bulldog" }, hand = { "fury", "vigor" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { { "monstro", hp = 2 }, "fly" },  -- evasion 4, attack 1
  dice = { 1, 1, 6 },
  play = function(t)
    t.P1:play("fury", "bulldog")  t:settle()
    t.P1:play("vigor", "bulldog")  t:settle()
    t.P1:attack "monstro"
    t.P1:choose "bulldog"  t:settle()
  end,
  expect = function(t) check(t.P1:has_soul "monstro")  check(t:hp "bulldog" == 1)  check(t.P1.hp == 2) end,
}

scenario "counters on an item count for the item while it is a copy of a fighter" {
  cites = { "11.9.6", "20.9.1" },
  set = "../sets/kennels",
  players = { { name = "P1", items = { "facsimile" }, hand = { "fury" } }, { name = "P2", items = { "bulldog" } } },
  play = function(t)
    t.P1:play("fury", "facsimile")  t:settle()
    check(t:attack_of "P1" == 2)
    t.P1:activate("facsimile", "bulldog")  t:settle()
  end,
  expect = function(t) check(t:attack_of "P1" == 1)  check(t:attack_of "bulldog#1" == 2) end,
}

scenario "a stolen fighter keeps what its counters give" {
  cites = { "11.9.6", "19.2" },
  set = "../sets/kennels",
  players = {
    { name = "P1", hand = { "vigor", "thief" }, loot_plays = 2 }, { name = "P2", items = { "bulldog" } },
  },
  play = function(t)
    t.P1:play("vigor", "bulldog")  t:settle()
    t.P1:play("thief", "bulldog")  t:settle()
  end,
  expect = function(t) check(t.P1:has "bulldog")  check(t:hp "bulldog" == 3)  check(t.P1.hp == 2)  check(t.P2.hp == 2) end,
}

scenario "a counter for a fighter that was destroyed in response goes nowhere" {
  cites = { "11.9.6", "7.7" },
  set = "../sets/kennels",
  players = {
    { name = "P1", items = { "bulldog" }, hand = { "vigor" } },
    { name = "P2", hand = { "shatter" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play "vigor"
    t.P1:choose "bulldog"
    t.P1:pass()
    t.P2:play("shatter", "bulldog")  t:settle()
  end,
  expect = function(t) check(t:discarded "bulldog")  check(t.P1.hp == 2) end,
}

-- ---- The noun condition `fighter`
scenario "`fighter = true` means items that fight, and `fighter = false` all others" {
  cites = { "11.9.1", "7.3.1" },
  set = "../sets/courts",
  players = { { name = "P1", items = { "wolfhound", "mastiff", "pennant" }, hand = { "kennel_call" } }, { name = "P2" } },
  play = function(t) t.P1:play "kennel_call"  t:settle() end,
  expect = function(t) check(t.P1.coins == 4) end,
}

scenario "only fighters can be targets" {
  cites = { "11.9.1", "7.3" },
  set = "../sets/courts",
  players = {
    { name = "P1", items = { { "wolfhound", charged = false }, { "war_horn", charged = false } }, hand = { "whistle_up" } },
    { name = "P2" },
  },
  play = function(t)
    t.P1:play("whistle_up", "wolfhound")  t:settle()
  end,
  expect = function(t) check(t:charged "wolfhound")  check(not t:charged "war_horn") end,
}

scenario "a stolen fighter is one of its new controller" {
  cites = { "11.9.1", "20.3.2" },
  set = "../sets/courts",
  players = {
    { name = "P1", hand = { "kennel_call", "press_gang" }, loot_plays = 2 }, { name = "P2", items = { "wolfhound" } },
  },
  play = function(t)
    t.P1:play("press_gang", "wolfhound")  t:settle()
    t.P1:play "kennel_call"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2)  check(t.P1:has "wolfhound") end,
}

scenario "an item that becomes a copy of a fighter is one" {
  cites = { "11.9.1", "20.9.1" },
  set = "../sets/kennels",
  players = {
    { name = "P1", items = { "mimic", "bulldog" }, hand = { "headcount" } }, { name = "P2" },
  },
  play = function(t)
    t.P1:activate("mimic", "bulldog")  t:settle()
    t.P1:play "headcount"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4) end,
}

scenario "a target that is a fighter no longer is illegal" {
  cites = { "11.9.1", "7.4" },
  set = "../sets/kennels",
  players = {
    { name = "P1", items = { "bulldog" }, hand = { "pep_talk" } },
    { name = "P2", items = { "meat" }, hand = { "disguise" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play("pep_talk", "bulldog")
    t.P1:pass()
    t.P2:play("disguise", "bulldog", "meat")  t:settle()
  end,
  expect = function(t) check(t:counters "meat#1" + t:counters "meat#2" == 0) end,
}

scenario "an ability that is cancelled counts no fighters" {
  cites = { "11.9.1", "5.2.7" },
  set = "../sets/courts",
  players = {
    { name = "P1", items = { "wolfhound" }, hand = { "kennel_call" } },
    { name = "P2", hand = { "butter_bean" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play "kennel_call"
    t.P1:pass()
    t.P2:play("butter_bean", "kennel_call")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0) end,
}

-- ---- What a fighter does
scenario "a fighter is the source of its attack, hit, damage and kill, and its player is the one who does it" {
  cites = { "11.9.3" },
  set = "../sets/kennels",
  players = { { name = "P1", items = { "terrier" } }, { name = "P2" } },
  monsters = { "fly", "pooter" },  -- 1 HP, evasion 2, 1¢
  dice = { 6 },
  play = function(t)
    t.P1:attack "fly"
    t.P1:choose "terrier"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1 + 4 + 8 + 16 + 32 + 1)  check(t:counters "terrier" == 0) end,
}

scenario "what a player does themself is not done by their fighter" {
  cites = { "11.9.3" },
  set = "../sets/kennels",
  players = { { name = "P1", items = { "terrier", "kennel_club" } }, { name = "P2" } },
  monsters = { "fly", "pooter" },
  dice = { 1, 6 },
  play = function(t)
    t.P1:attack "fly"
    t.P1:choose "P1"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t:counters "terrier" == 0)  check(t.P1.hp == 1) end,
}

scenario "a fighter misses, and the damage of the miss is not its own" {
  cites = { "11.9.3" },
  set = "../sets/kennels",
  players = { { name = "P1", items = { "terrier" } }, { name = "P2" } },
  monsters = { "fly", "pooter" },
  dice = { 1, 6 },
  play = function(t)
    t.P1:attack "fly"
    t.P1:choose "terrier"  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 1 + 4 + 8 + 16 + 32 + 1)  check(t:hp "terrier" == 1)  check(t:counters "terrier" == 1)
  end,
}

scenario "other cards hear what fighters do, and change their rolls" {
  cites = { "11.9.3", "6.7.3" },
  set = "../sets/kennels",
  players = { { name = "P1", items = { "bulldog", "kennel_club" } }, { name = "P2", items = { "kennel_club" } } },
  monsters = { "pooter", "fly" },  -- 2 HP, evasion 3
  dice = { 2, 2 },
  play = function(t)
    t.P1:attack "pooter"
    t.P1:choose "bulldog"  t:settle()
  end,
  expect = function(t) check(t:discarded "pooter")  check(t.P1.coins == 5)  check(t.P2.coins == 5) end,
}

scenario "a fighter that leaves the attack no longer does what its new attacker does" {
  cites = { "11.9.3", "11.4.4" },
  set = "../sets/kennels",
  players = {
    { name = "P1", items = { "terrier" } }, { name = "P2", hand = { "take_over" }, loot_plays = 1 },
  },
  monsters = { "fly", "pooter" },
  dice = { 1, 6 },
  play = function(t)
    t.P1:attack "fly"
    t.P1:choose "terrier"
    t.P1:pass()
    t.P2:play "take_over"  t:settle()
  end,
  expect = function(t) check(t:counters "terrier" == 0)  check(t.P1.coins == 1 + 1) end,
}

-- ---- Cards of the monster deck that become items
scenario "a monster that becomes an item has its tap ability, and fights" {
  cites = { "3.3.7", "11.9.1", "6.3.2" },
  set = "../sets/kennels",
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "stray", "fly" },
  dice = { 6, 6 },
  play = function(t)
    check(not t:can("P1", "stray"))
    t.P1:attack "stray"  t:settle()
    check(t.P1:has "stray")
    t.P1:activate "stray"  t:settle()
    check(t.P1.coins == 3)
    t.P1:end_turn()  t:settle()
    t.P2:end_turn()  t:settle()
    t.P1:attack "fly"
    t.P1:choose "stray"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly") end,
}

scenario "nobody fights with a monster that is still in its slot" {
  cites = { "3.3.7", "11.9.1" },
  set = "../sets/kennels",
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "stray", "fly" },
  dice = { 6 },
  play = function(t) t.P1:attack "fly"  t:settle() end,
  expect = function(t) check(t:discarded "fly")  check(t:in_play "stray") end,
}

scenario "an event that is gained as an item has its paid ability, and no longer waits in its slot" {
  cites = { "3.3.7", "3.3.5" },
  set = "../sets/kennels",
  players = { { name = "P1", coins = 2 }, { name = "P2" } },
  monsters = { "fly", "pooter" },
  deck = { monster = { "lost_collar" }, loot = { "a_penny" } },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })  t:settle()
    check(t.P1:has "lost_collar")
    t.P1:activate "lost_collar"  t:settle()
  end,
  expect = function(t) check(t.P1:holds "a_penny")  check(t:slot(1) == "fly") end,
}
