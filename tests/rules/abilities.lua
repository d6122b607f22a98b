-- Rulebook section 6: abilities, triggers, replacements; and the limit of 1.9.
scenario "an ability can be used 50 times in a turn, and again in the next" {
  cites = { "1.9" },
  players = { { name = "P1", coins = 1000, items = { "battery_bum" } }, { name = "P2" } },
  shop = { "meat", "breakfast" },
  play = function(t)
    for _ = 1, 50 do t.P1:activate("battery_bum", "meat")  t:settle() end
    check(t.P1.coins == 800)  check(not t:can("P1", "battery_bum"))
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t:can("P1", "battery_bum")) end,
}

scenario "the limit of 50 is per object: another one of the same name has its own" {
  cites = { "1.9" },
  players = { { name = "P1", coins = 1000, items = { "battery_bum", "battery_bum" } }, { name = "P2" } },
  shop = { "meat", "breakfast" },
  play = function(t)
    for _ = 1, 50 do t.P1:activate("battery_bum#1", "meat")  t:settle() end
    t.P1:activate("battery_bum", "meat")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1000 - 51 * 4) end,
}

scenario "the limit of 50 applies to the card, even if it leaves play and returns" {
  cites = { "1.9", "Q86" },
  set = "../sets/probe",
  players = { { name = "P1", coins = 100, items = { "yo_yo" } }, { name = "P2" } },
  play = function(t)
    for _ = 1, 50 do t.P1:activate "yo_yo"  t:settle() end
  end,
  expect = function(t) check(t.P1:has "yo_yo")  check(t.P1.coins == 50)  check(not t:can("P1", "yo_yo")) end,
}

scenario "after 384 lasting effects in a turn, abilities that leave one can't be activated till the next turn" {
  cites = { "1.9" },
  set = "../sets/probe",
  players = {
    {
      name = "P1", coins = 1000,
      items = {
        "double_lever", "double_lever", "double_lever", "double_lever", "double_lever", "double_lever", "double_lever",
        "double_lever", "battery_bum",
      },
    },
    { name = "P2" },
  },
  play = function(t)
    for _ = 1, 384 do t.P1:activate "double_lever#1"  t:settle() end
    check(not t:can("P1", "double_lever"))  check(t:can("P1", "battery_bum"))
    t.P1:end_turn()  t:settle()  t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t:can("P1", "double_lever")) end,
}

scenario "a card's text works only while the card is in play: not in a hand, not on the stack" {
  cites = { "6.1.1" },
  players = {
    { name = "P1", hand = { "swallowed_penny" } },
    { name = "P2", items = { "golden_razor_blade" }, coins = 15 },
  },
  play = function(t)
    t.P1:pass()
    t.P2:activate("golden_razor_blade", "P2")  t:settle()
    check(t.P1.coins == 0)
    t.P1:play "swallowed_penny"
    t.P2:activate("golden_razor_blade", "P1")
    t:resolve()  t:resolve()
    check(t.P1.hp == 1)  check(t.P1.coins == 0)
    t:settle()
    check(t.P1:has "swallowed_penny")  check(t.P1.coins == 0)
    t.P1:end_turn()  t:settle()
    t.P2:activate("golden_razor_blade", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1) end,
}

scenario "the ability of a loot is carried out as it resolves, not when it is played" {
  cites = { "6.5.1", "6.1.1" },
  players = { { name = "P1", hand = { "a_dime" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "a_dime"
    check(t.P1.coins == 0)
    t:resolve()
    check(t.P1.coins == 10)
  end,
}

scenario "an ability that triggers in the middle of a resolution waits until that is over" {
  cites = { "6.6.2", "5.2.5" },
  set = "../sets/probe",
  players = {
    { name = "P1", hand = { "all_discard", "a_penny", "a_dime" }, items = { "ragpicker" } },
    { name = "P2", hand = { "a_penny", "bomb" } },
  },
  play = function(t)
    t.P1:play "all_discard"  t:settle()
    t.P1:choose "a_dime"
    check(t.asked == "P2")  check(t.P1.coins == 0)
    t.P2:choose "bomb"
    check(t:discard "loot" == "all_discard")  check(t:events "loot_discarded" == 2)  check(t.P1.coins == 0)
    t:resolve()
    check(t.P1.coins == 1)
    t:resolve()
    check(t.P1.coins == 2)
    t:settle()
  end,
}

scenario "a trigger counts each event separately: two treasures gained are two events" {
  cites = { "6.6.6" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "collector" }, hand = { "gold_bomb" } }, { name = "P2" } },
  monsters = { { "delirium", hp = 3 } },  -- rewards: 2 treasures
  deck = { treasure = { "breakfast", "meat" } },
  play = function(t) t.P1:play("gold_bomb", "delirium")  t:settle() end,
  expect = function(t) check(t.P1:has "breakfast")  check(t.P1:has "meat")  check(t.P1.coins == 2) end,
}

scenario "a player who is given an item or steals one does not gain it" {
  cites = { "6.6.7" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "collector" }, hand = { "thief" } }, { name = "P2", items = { "meat" } } },
  play = function(t) t.P1:play("thief", "meat")  t:settle() end,
  expect = function(t) check(t.P1:has "meat")  check(t.P1.coins == 0)  check(t:events "item_given" == 1) end,
}

scenario "a die that would be a 1 but ends as another number does not trigger abilities on a 1" {
  cites = { "6.6.5", "9.2.4", "9.2.5" },
  players = { { name = "P1", items = { "dads_lost_coin" } }, { name = "P2", items = { "the_relic" } } },
  monsters = { "fly" },
  dice = { 1, 2 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    check(t.question == "may")
    t.P1:choose "yes"  t:settle()
  end,
  expect = function(t) check(t.P2.loot == 0)  check(t:discarded "fly") end,
}

scenario "a `would` ability does not see changes that continuous effects make to the die afterwards" {
  cites = { "6.6.5", "9.2.4", "9.2.5" },
  set = "../sets/probe",
  players = {
    { name = "P1", items = { "dads_lost_coin", "lead_dice" }, hand = { "pills_cents" } },
    { name = "P2", items = { "the_relic" } },
  },
  dice = { 2 },
  play = function(t) t.P1:play "pills_cents"  t:settle() end,
  expect = function(t) check(t.P1.coins == 4)  check(t.P2.loot == 1) end,
}

scenario "a static ability applies as long as its card is in play" {
  cites = { "6.7.2" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "breakfast" }, hand = { "raid" } }, { name = "P2" } },
  play = function(t)
    check(t.P1.max_hp == 3)
    t.P1:play("raid", "P1")  t:settle()
  end,
  expect = function(t) check(t:discarded "breakfast")  check(t.P1.max_hp == 2)  check(t.P1.hp == 2) end,
}

scenario "the active player picks which of two effects on damage to a monster applies first" {
  cites = { "6.7.6", "6.7.5" },
  players = {
    { name = "P1", hand = { "bomb" } },
    { name = "P2", items = { "yum_heart" } },
    { name = "P3", items = { "yum_heart" } },
  },
  monsters = { "fatty" },
  play = function(t)
    t.P1:pass()
    t.P2:activate("yum_heart", "fatty")  t:settle()
    t.P1:pass()
    t.P3:activate("yum_heart", "fatty")  t:settle()
    t.P1:play("bomb", "fatty")  t:settle()
    check(t.question == "replacement")  check(t.asked == "P1")
    t.P1:choose "yum_heart#1"  t:settle()
  end,
  expect = function(t) check(t:hp "fatty" == 4) end,
}

scenario "F158 of two effects that replace the same event, the first leaves nothing for the second" {
  cites = { "6.7.5", "6.7.3" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "barter_bag", "piggy" }, hand = { "a_nickel" } }, { name = "P2" } },
  deck = { loot = { "a_dime" } },
  play = function(t)
    t.P1:play "a_nickel"  t:settle()
    check(t.question == "replacement")  check(t.asked == "P1")
    t.P1:choose "piggy"  t:settle()
  end,
  expect = function(t) check(t:counters "piggy" == 5)  check(t.P1.loot == 0)  check(t.P1.coins == 0) end,
}

scenario "F158 the same two effects in the other order" {
  cites = { "6.7.5", "6.7.3" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "barter_bag", "piggy" }, hand = { "a_nickel" } }, { name = "P2" } },
  deck = { loot = { "a_dime" } },
  play = function(t)
    t.P1:play "a_nickel"  t:settle()
    t.P1:choose "barter_bag"  t:settle()
  end,
  expect = function(t) check(t:counters "piggy" == 0)  check(t.P1:holds "a_dime")  check(t.P1.coins == 0) end,
}

scenario "F135 two doublers multiply" {
  cites = { "6.7.4", "6.7.5" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "doubler", "doubler" }, hand = { "three_cents" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "three_cents"  t:settle()
    t.P1:choose "doubler#1"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 12) end,
}

scenario "F135 the same doubling ability of the same object counts once, even if it was used twice" {
  cites = { "6.7.4" },
  set = "../sets/probe",
  players = { { name = "P1", coins = 2, items = { "double_lever" }, hand = { "three_cents" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate "double_lever"  t:settle()
    t.P1:activate "double_lever"  t:settle()
    t.P1:play "three_cents"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 6) end,
}

scenario "F136 damage to each player resolves in turn order from the player who deals it" {
  cites = { "20.12.4" },
  set = "../sets/probe",
  players = { { name = "P1" }, { name = "P2", hand = { "hail" }, loot_plays = 1 }, { name = "P3" } },
  play = function(t)
    t.P1:pass()
    t.P2:play "hail"  t:resolve()
    check(t:stack() == "1 damage to P1, 1 damage to P3, 1 damage to P2")
    t:resolve()
    check(t.P2.hp == 1)  check(t.P3.hp == 2)  check(t.P1.hp == 2)
    t:resolve()
    check(t.P3.hp == 1)  check(t.P1.hp == 2)
    t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1) end,
}

scenario "F142 an attack made before an event demands attacks does not count" {
  cites = { "11.1.4", "11.1.8" },
  players = { { name = "P1", items = { "mr_boom" } }, { name = "P2" } },
  monsters = { "fly" },
  deck = { monster = { "dip", "ambush", "horf", "spider", "leech" } },
  dice = { 4, 4, 4 },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })  t:settle()
    check(t:discarded "dip")  check(t:can("P1", "end"))
    t.P1:activate("mr_boom", "fly")  t:settle()
    check(t:discarded "ambush")  check(t:slot(1) == "horf")
    for _, revealed in ipairs { "spider", "leech" } do
      check(not t:can("P1", "end"))
      t.P1:attack("deck", { slot = 1 })  t:settle()
      check(t:discarded(revealed))
    end
  end,
  expect = function(t) check(t:can("P1", "end"))  check(not t:can("P1", "attack")) end,
}

scenario "abilities of the game's cards that trigger together are ordered by the active player, whoever caused it" {
  cites = { "6.6.3" },
  players = { { name = "P1" }, { name = "P2", items = { "mr_boom" } } },
  monsters = { { "envy", hp = 1 }, { "stoney" } },
  play = function(t)
    t.P1:pass()
    t.P2:activate("mr_boom", "envy")  t:settle()
    check(t.question == "trigger_order")  check(t.asked == "P1")
    t.P1:choose "stoney"
    check(t:hp "stoney" == 3)
    t:resolve()
    check(t:hp "stoney" == 3)  -- the trigger of Envy was put above
    t:resolve()
    check(t:hp "stoney" == 0)
    t:settle()
  end,
}

scenario "abilities on a rolled number trigger on any roll, even for a reward" {
  cites = { "6.6.4" },
  players = { { name = "P1", hand = { "gold_bomb" } }, { name = "P2", items = { "the_relic" } } },
  monsters = { "dinga" },  -- rewards: ¢ equal to a die roll
  dice = { 1 },
  play = function(t) t.P1:play("gold_bomb", "dinga")  t:settle() end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P2.loot == 1) end,
}

scenario "a soul worth 2 is two souls gained for a trigger" {
  cites = { "6.6.6", "15.1.4" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "soul_ledger", "mr_boom" } }, { name = "P2" } },
  monsters = { "twin_souls" },
  play = function(t) t.P1:activate("mr_boom", "twin_souls")  t:settle() end,
  expect = function(t) check(t.P1.souls == 2)  check(t.P1.coins == 2) end,
}

scenario "an item destroyed as a cost is destroyed" {
  cites = { "6.2.1", "20.6.1" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "fragile" } }, { name = "P2", items = { "mourner" } } },
  play = function(t) t.P1:activate "fragile"  t:settle() end,
  expect = function(t) check(t.P1.coins == 5)  check(t.P2.coins == 1) end,
}

scenario "an item of yours destroyed as a cost is destroyed" {
  cites = { "6.2.1", "20.6.1" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "broker", "meat" } }, { name = "P2", items = { "mourner" } } },
  play = function(t) t.P1:activate("broker", "meat")  t:settle() end,
  expect = function(t) check(t.P1.coins == 5)  check(t.P2.coins == 1) end,
}

scenario "an event that leaves play first takes its abilities off the stack" {
  cites = { "3.3.5", "5.2.9", "5.2.10" },
  set = "../sets/probe",
  players = { { name = "P1" }, { name = "P2", hand = { "hush" }, loot_plays = 1 } },
  monsters = { "fatty", "fly" },
  deck = { monster = { "troll_bombs", "dip" } },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })
    check(t:slot(1) == "troll_bombs")
    t.P2:play("hush", "troll_bombs")
    t:resolve()
    check(t:discarded "troll_bombs")  check(t:stack() == "")
    t:settle()
  end,
  expect = function(t) check(t.P1.alive)  check(t.P1.hp == 2)  check(t.active == "P1") end,
}

scenario "a trigger on destroyed items sees an item that left play by being destroyed" {
  cites = { "6.6.1" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "wreck" } }, { name = "P2", items = { "item_mourner" } } },
  shop = { "breakfast", "dinner" },
  play = function(t) t.P1:play("wreck", "dinner")  t:settle() end,
  expect = function(t) check(t.P2.coins == 1) end,
}

-- ---- The objects that an effect applies to (Q84)
scenario "Q84 `each monster gains` of a resolving ability affects the monsters in play then" {
  cites = { "6.7.1", "Q84" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "mist", "slay" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "fatty", "fly" },
  deck = { monster = { "pale_fatty" } },
  play = function(t)
    t.P1:play "mist"  t:settle()
    check(t:evasion "fatty" == 3)
    t.P1:play("slay", "fly")  t:settle()
  end,
  expect = function(t)
    check(t:slot(2) == "pale_fatty")  check(t:evasion "fatty" == 3)  check(t:evasion "pale_fatty" == 3)
  end,
}

scenario "Q84 a static `monsters have` includes monsters that enter later" {
  cites = { "6.4.1", "Q84" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "slay" }, items = { "banner" } }, { name = "P2" } },
  monsters = { "fatty", "fly" },
  deck = { monster = { "pale_fatty" } },
  play = function(t) t.P1:play("slay", "fly")  t:settle() end,
  expect = function(t) check(t:hp "pale_fatty" == 5) end,
}

scenario "an item that enters the shop has no \"you\", and the active player makes its choices" {
  cites = { "3.1.5", "Q40" },
  set = "../sets/probe",
  players = { { name = "P1", coins = 10 }, { name = "P2" } },
  shop = { "breakfast", "meat" },
  deck = { treasure = { "doorbell" } },
  play = function(t)
    t.P1:buy "breakfast"  t:settle()
    check(t:in_play "doorbell")  check(t.P1.coins == 0)
    t.P1:choose "P2"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t.P2.coins == 3)  check(t:events "script_failed" == 0) end,
}

scenario "a noun that asks for \"you\" fits nothing when there is no \"you\"" {
  cites = { "3.1.5", "Q40" },
  set = "../sets/probe",
  players = { { name = "P1", coins = 10, items = { "yum_heart" } }, { name = "P2" } },
  shop = { "breakfast", "meat" },
  deck = { treasure = { "stocktaking" } },
  play = function(t)
    t.P1:buy "breakfast"  t:settle()
    check(t:in_play "stocktaking")
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P2.coins == 1)  check(t:events "script_failed" == 0) end,
}

scenario "the same noun counts the items of a player who gains the item" {
  cites = { "1.4b" },
  set = "../sets/probe",
  players = { { name = "P1", coins = 10, items = { "yum_heart" } }, { name = "P2" } },
  deck = { treasure = { "stocktaking" } },
  play = function(t) t.P1:buy "deck"  t:settle() end,
  -- Two items: Yum Heart, and Stocktaking itself.
  expect = function(t) check(t.P1.coins == 2 + 2 * 2 + 7)  check(t.P2.coins == 1) end,
}

scenario "\"you\" on an item that a player gains means that player" {
  cites = { "1.4b" },
  set = "../sets/probe",
  players = { { name = "P1", coins = 10 }, { name = "P2" } },
  deck = { treasure = { "doorbell" } },
  play = function(t)
    t.P1:buy "deck"  t:settle()
    t.P1:choose "P2"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P2.coins == 3) end,
}
