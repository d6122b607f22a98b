-- Rulebook section 10: stats, damage, prevention.
scenario "F94 lowering maximum HP removes marked damage" {
  cites = { "10.1.6" },
  players = { { name = "P1", items = { "breakfast" }, hand = { "bomb" } }, { name = "P2", items = { "decoy" } } },
  play = function(t)
    t.P1:play("bomb", "P1")  t:settle()
    check(t.P1.hp == 2)  check(t.P1.max_hp == 3)
    t.P2:activate("decoy", "breakfast")  t:settle()
  end,
  expect = function(t) check(t.P1.max_hp == 2)  check(t.P1.hp == 2)  check(t.P2.hp == 3) end,
}

scenario "10.1.7 raising maximum HP raises the HP by as much" {
  cites = { "10.1.7" },
  players = { { name = "P1", hp = 1, items = { "decoy" } }, { name = "P2", items = { "dinner" } } },
  play = function(t) t.P1:activate("decoy", "dinner")  t:settle() end,
  expect = function(t) check(t.P1.max_hp == 3)  check(t.P1.hp == 2)  check(t.P2.max_hp == 2)  check(t.P2.hp == 2) end,
}

scenario "F97 a shield used in response to a missed roll stops its combat damage" {
  cites = { "10.4.2" },
  players = { { name = "P1", hand = { "soul_heart" } }, { name = "P2" } },
  monsters = { "fly" },
  dice = { 1, 2 },
  play = function(t)
    t.P1:attack "fly"
    t.P1:play("soul_heart", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t:discarded "fly") end,
}

scenario "F98 prevented damage on the stack is not taken" {
  cites = { "10.4.1" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", items = { "yum_heart", "swallowed_penny" } } },
  play = function(t)
    t.P1:play("bomb", "P2")
    t:resolve()
    check(t:stack() == "1 damage to P2")
    t.P2:activate("yum_heart", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 2)  check(t.P2.coins == 0)  check(t:events "damage_taken" == 0) end,
}

scenario "F100 damage from a loot is not combat damage" {
  cites = { "10.2.7" },
  players = { { name = "P1", coins = 4, items = { "placebo" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { { "pin", hp = 2 }, "greed" },
  play = function(t)
    t.P2:activate("mr_boom", "greed")  t:settle()
  end,
  expect = function(t) check(t:hp "greed" == 2)  check(t.P1.coins == 4) end,
}

scenario "10.2.4 damage to an object at 0 HP is taken but not marked" {
  cites = { "10.2.4", "10.2.9" },
  players = {
    { name = "P1", hand = { "tarot_death", "bomb" }, loot_plays = 2 },
    { name = "P2", coins = 1, items = { "the_d6" } },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    t.P1:play("bomb", "P2")  t:settle()
  end,
  expect = function(t) check(t:events "damage_taken" == 1)  check(t.P2.hp == 0)  check(t:events "player_died" == 1) end,
}

scenario "two shields: the affected player picks which applies first, and one is enough" {
  cites = { "6.7.5", "10.4.2" },
  players = {
    { name = "P1", hand = { "bomb" } },
    { name = "P2", items = { { "the_dead_cat", counters = 3 }, "yum_heart" } },
  },
  play = function(t)
    t.P2:activate("yum_heart", "P2")  t:settle()
    t.P1:play("bomb", "P2")  t:settle()
    check(t.question == "replacement")  check(t.asked == "P2")
    t.P2:choose "yum_heart"  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 2)  check(t:counters "the_dead_cat" == 3) end,
}

scenario "5.3.2 abilities that trigger on damage resolve before the death it causes" {
  cites = { "5.3.2", "5.3.1" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", hp = 1, items = { "swallowed_penny" } } },
  play = function(t)
    t.P1:play("bomb", "P2")
    t:resolve()  t:resolve()  t:resolve()
    check(t:stack() == "death of P2")  check(t.P2.coins == 1)
    t:settle()
  end,
  expect = function(t) check(t.P2.coins == 0)  check(not t.P2.alive) end,
}

scenario "F103 healing goes up to the maximum and no further" {
  cites = { "10.3.1" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "mend" } }, { name = "P2" } },
  monsters = { { "war", hp = 1 } },
  play = function(t) t.P1:play("mend", "war")  t:settle() end,
  expect = function(t) check(t:hp "war" == 3)  check(t:max_hp "war" == 3) end,
}

scenario "F96 0 damage is never put on the stack or dealt" {
  cites = { "10.2.6" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "puff" }, items = { "striker" } }, { name = "P2" } },
  monsters = { "fatty" },
  play = function(t)
    t.P1:play("puff", "fatty")
    t:resolve()
    check(t:stack() == "1 damage to Fatty")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t:hp "fatty" == 3) end,
}

scenario "damage is dealt by its controller, and only once it resolves" {
  cites = { "10.2.2", "10.2.1" },
  set = "../sets/probe",
  players = {
    { name = "P1", hand = { "bomb", "bomb" }, loot_plays = 2, items = { "striker" } },
    { name = "P2", items = { "striker", "yum_heart" } },
  },
  play = function(t)
    t.P1:play("bomb", "P2")
    t:resolve()
    check(t:stack() == "1 damage to P2")  check(t.P1.coins == 0)
    t:settle()
    check(t.P1.coins == 1)  check(t.P2.coins == 0)
    t.P1:play("bomb", "P2")
    t.P2:activate("yum_heart", "P2")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P2.hp == 1) end,
}

scenario "damage from `take` is not dealt by anybody" {
  cites = { "10.2.3", "10.2.2" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "tarot_temperance" }, items = { "striker" } }, { name = "P2" } },
  play = function(t) t.P1:play("tarot_temperance", "take 1 damage")  t:settle() end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P1.coins == 4) end,
}

scenario "excess damage is lost: a higher maximum raises HP from 0" {
  cites = { "10.2.5", "10.1.7" },
  players = {
    { name = "P1", hand = { "gold_bomb" } },
    { name = "P2", hp = 1, items = { "decoy" } },
    { name = "P3", items = { "breakfast" } },
  },
  play = function(t)
    t.P1:play("gold_bomb", "P2")
    t:resolve()  t:resolve()
    check(t:stack() == "death of P2")  check(t.P2.hp == 0)
    t.P2:activate("decoy", "breakfast")
    t:resolve()
    check(t.P2.max_hp == 3)  check(t.P2.hp == 1)  check(t:stack() == "death of P2")
    t:settle()
  end,
  expect = function(t) check(not t.P2.alive) end,
}

scenario "a death that is cancelled is prevented: 1 HP, no penalty, no rewards" {
  cites = { "10.4.5", "10.4.4", "13.1.4", "10.4.6" },
  set = "../sets/probe",
  players = {
    { name = "P1", hand = { "cataclysm", "spare", "spare" }, loot_plays = 3 },
    { name = "P2", coins = 3, hand = { "a_penny" } },
  },
  monsters = { "monstro", "fly" },
  play = function(t)
    t.P1:play "cataclysm"
    t:resolve()
    t.P1:choose "fly"
    check(t:stack() == "death of P2, death of P1, death of Fly, death of Monstro")
    t.P1:play("spare", "death of Monstro")
    t.P1:play("spare", "death of P2")
    t:resolve()  t:resolve()
    check(t:stack() == "death of P1, death of Fly")
    check(t:hp "monstro" == 1)  check(t.P2.hp == 1)
    t:settle()
  end,
  expect = function(t)
    check(t:in_play "monstro")  check(t.P1.souls == 0)  check(t:events "monster_died" == 1)
    check(t.P2.coins == 3)  check(t.P2.loot == 2)  check(t:events "player_died" == 1)  check(t.active == "P2")
  end,
}

scenario "Q20 two shields on a monster: the active player picks which one applies" {
  cites = { "6.7.6", "6.7.5" },
  players = {
    { name = "P1", items = { "yum_heart", "mr_boom" } },
    { name = "P2", items = { "yum_heart" } },
  },
  monsters = { "fatty" },
  play = function(t)
    t.P2:activate("yum_heart", "fatty")  t:settle()
    t.P1:activate("yum_heart", "fatty")  t:settle()
    t.P1:activate("mr_boom", "fatty")  t:settle()
    check(t.question == "replacement")  check(t.asked == "P1")
    t.P1:choose "yum_heart#1"  t:settle()
  end,
  expect = function(t) check(t:hp "fatty" == 4)  check(t:events "damage_prevented" == 1) end,
}

scenario "F158 an effect that replaces a gain, applied first, leaves nothing for other effects" {
  cites = { "6.7.5", "6.7.3" },
  players = {
    { name = "P1", items = { "counterfeit_penny", "bum_bo_item" }, hand = { "two_cents" } },
    { name = "P2" },
  },
  play = function(t)
    t.P1:play "two_cents"  t:settle()
    check(t.question == "replacement")  check(t.asked == "P1")
    t.P1:choose "bum_bo_item"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t:counters "bum_bo_item" == 2) end,
}

scenario "F158 the same effects in the other order" {
  cites = { "6.7.5", "6.7.4" },
  players = {
    { name = "P1", items = { "counterfeit_penny", "bum_bo_item" }, hand = { "two_cents" } },
    { name = "P2" },
  },
  play = function(t)
    t.P1:play "two_cents"  t:settle()
    t.P1:choose "counterfeit_penny"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t:counters "bum_bo_item" == 3) end,
}

scenario "damage aimed at a monster that has left play is not dealt, not even to the next monster in its slot" {
  cites = { "7.5", "7.7", "10.2.1" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "mr_boom" } }, { name = "P2", hand = { "banish" }, loot_plays = 1 } },
  monsters = { "fatty" },
  deck = { monster = { "pooter" } },
  play = function(t)
    t.P1:activate("mr_boom", "fatty")
    t:resolve()
    check(t:stack() == "1 damage to Fatty")
    t.P2:play("banish", "fatty")  t:settle()
  end,
  expect = function(t) check(t:slot(1) == "pooter")  check(t:hp "pooter" == 2)  check(t:events "damage_taken" == 0) end,
}

scenario "lowering a monster's maximum HP removes marked damage too" {
  cites = { "10.1.6" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "bomb", "wreck" }, loot_plays = 2 }, { name = "P2", items = { "banner" } } },
  monsters = { "clotty" },
  play = function(t)
    t.P1:play("bomb", "clotty")  t:settle()
    check(t:hp "clotty" == 2)  check(t:max_hp "clotty" == 3)
    t.P1:play("wreck", "banner")  t:settle()
  end,
  expect = function(t) check(t:max_hp "clotty" == 2)  check(t:hp "clotty" == 2) end,
}

scenario "a monster with 1 HP left does not drop to 0 when its maximum HP is lowered" {
  cites = { "10.1.6" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "bomb", "wreck" }, loot_plays = 2 }, { name = "P2", items = { "banner" } } },
  monsters = { "fly" },
  play = function(t)
    t.P1:play("bomb", "fly")  t:settle()
    check(t:hp "fly" == 1)
    t.P1:play("wreck", "banner")  t:settle()
  end,
  expect = function(t) check(t:in_play "fly")  check(t:hp "fly" == 1) end,
}

scenario "damage to a dead player is not marked, even if a higher maximum gave them HP" {
  cites = { "10.2.9" },
  set = "../sets/probe",
  players = {
    { name = "P1", hand = { "tarot_death", "exchange", "bomb" }, loot_plays = 3, items = { "breakfast" } },
    { name = "P2", items = { "meat", "synthoil" } },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    t.P2:choose "synthoil"  t:settle()
    t.P1:play("exchange", "breakfast", "meat")  t:settle()
    check(not t.P2.alive)  check(t.P2.max_hp == 3)  check(t.P2.hp == 1)
    t.P1:play("bomb", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 1) end,
}
