-- Rules 10.2.10 to 10.2.14 and 10.4.7: redirected damage, and the options of damage.
scenario "a shield neither prevents damage that can't be prevented nor is used up by it" {
  cites = { "10.4.7", "10.4.2" },
  set = "../sets/trials",
  players = {
    { name = "P1", hand = { "soul_heart", "holy_water", "bomb" }, loot_plays = 3 },
    { name = "P2", items = { "breakfast", "martyr" } },
  },
  play = function(t)
    t.P1:play("soul_heart", "P2")  t:settle()
    t.P1:play("holy_water", "P2")  t:settle()
    check(t.P2.hp == 2)
    t.P1:play("bomb", "P2")  t:settle()
  end,
  expect = function(t)
    check(t.P2.hp == 2)  check(t.P2.coins == 1)  check(t:events "damage_prevented" == 1)
  end,
}

scenario "an ability that prevents the first damage each turn does not count damage that can't be prevented" {
  cites = { "10.4.7", "6.7.7" },
  set = "../sets/trials",
  players = {
    { name = "P1", hand = { "holy_water", "bomb" }, loot_plays = 2 }, { name = "P2", items = { "plain_shield" } },
  },
  play = function(t)
    t.P1:play("holy_water", "P2")  t:settle()
    check(t.P2.hp == 1)
    t.P1:play("bomb", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 1)  check(t:events "damage_prevented" == 1) end,
}

scenario "damage that can't be prevented can be raised" {
  cites = { "10.4.7" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "anvil" }, hand = { "holy_water" } }, { name = "P2" } },
  monsters = { "fatty" },
  play = function(t) t.P1:play("holy_water", "fatty")  t:settle() end,
  expect = function(t) check(t:hp "fatty" == 2) end,
}

scenario "an effect makes all damage of a player unpreventable" {
  cites = { "10.4.7", "6.7.3" },
  set = "../sets/trials",
  players = {
    { name = "P1", items = { "zealot" }, hand = { "soul_heart", "bomb" }, loot_plays = 2 },
    { name = "P2", items = { "martyr" } },
  },
  play = function(t)
    t.P1:play("soul_heart", "P2")  t:settle()
    t.P1:play("bomb", "P2")  t:settle()
    t.P2:choose "zealot"  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 1)  check(t.P2.coins == 1)  check(t:events "damage_prevented" == 0) end,
}

scenario "a player who prevents first prevents damage that would become unpreventable" {
  cites = { "10.4.7", "6.7.5" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "zealot" }, hand = { "bomb" } }, { name = "P2", items = { "plain_shield" } } },
  play = function(t)
    t.P1:play("bomb", "P2")  t:settle()
    t.P2:choose "plain_shield"  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 2)  check(t:events "damage_prevented" == 1) end,
}

scenario "non-lethal damage leaves 1 HP, whatever raised it" {
  cites = { "10.2.11" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "anvil" }, hand = { "mercy" } }, { name = "P2", items = { "lucky_scar" } } },
  play = function(t) t.P1:play("mercy", "P2")  t:settle() end,
  expect = function(t)
    check(t.P2.hp == 1)  check(t.P2.coins == 4)
    check(t:events "damage_taken" == 1)  check(t:events "damage_prevented" == 0)
  end,
}

scenario "non-lethal damage to an object with 1 HP is not dealt" {
  cites = { "10.2.11", "10.2.6" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "mercy" } }, { name = "P2" } },
  monsters = { "fly" },
  play = function(t) t.P1:play("mercy", "fly")  t:settle() end,
  expect = function(t) check(t:hp "fly" == 1)  check(t:events "damage_taken" == 0) end,
}

scenario "non-lethal damage is settled after prevention" {
  cites = { "10.2.11" },
  set = "../sets/trials",
  players = {
    { name = "P1", hand = { "soul_heart", "mercy" }, loot_plays = 2 }, { name = "P2", items = { "breakfast", "dinner" } },
  },
  play = function(t)
    t.P1:play("soul_heart", "P2")  t:settle()
    t.P1:play("mercy", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 2)  check(t:events "damage_prevented" == 1) end,
}

scenario "a copied loot keeps the options of its damage" {
  cites = { "10.2.11", "20.9.2" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "blank_card" }, hand = { "mercy" } }, { name = "P2" } },
  monsters = { "fatty", "fly" },
  play = function(t)
    t.P1:activate "blank_card"  t:settle()
    t.P1:play("mercy", "fatty")  t:settle()
    t.P1:choose "fly"  t:settle()
  end,
  expect = function(t) check(t:hp "fatty" == 1)  check(t:hp "fly" == 1) end,
}

scenario "damage taken without a dealer has options too" {
  cites = { "10.2.3", "10.2.11", "10.4.7" },
  set = "../sets/trials",
  players = {
    { name = "P1", hand = { "soul_heart", "duel_blow", "duel_blow" }, loot_plays = 3 },
    { name = "P2", items = { "martyr", "lucky_scar" } },
  },
  play = function(t)
    t.P1:play("soul_heart", "P2")  t:settle()
    t.P1:play("duel_blow", "P2")  t:settle()
    t.P2:choose "martyr"  t:settle()
    t.P1:play("duel_blow", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 1)  check(t.P2.coins == 5) end,
}

scenario "a monster that deals damage for an effect is the killer" {
  cites = { "10.2.12" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "tamer" }, hand = { "command" } }, { name = "P2" } },
  monsters = { "fatty", "fly" },
  play = function(t) t.P1:play("command", "fatty", "fly")  t:settle() end,
  expect = function(t) check(t:discarded "fly")  check(t.P1.coins == 4) end,
}

scenario "damage is still dealt by a monster that left play, and by an effect whose source left play" {
  cites = { "10.2.12", "5.2.9" },
  set = "../sets/trials",
  players = {
    { name = "P1", items = { "tamer" }, hand = { "command" } }, { name = "P2", hand = { "slay" }, loot_plays = 1 },
  },
  monsters = { "fatty", "fly" },
  play = function(t)
    t.P1:play("command", "fatty", "fly")
    t:resolve()
    check(t:stack() == "1 damage to Fly")
    t.P2:play("slay", "fatty")  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t.P1.coins >= 4) end,
}

scenario "a cancelled effect deals no damage by another" {
  cites = { "10.2.12", "5.2.7" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "command" } }, { name = "P2", hand = { "butter_bean" }, loot_plays = 1 } },
  monsters = { "fatty", "fly" },
  play = function(t)
    t.P1:play("command", "fatty", "fly")
    t.P2:play("butter_bean", "command")  t:settle()
  end,
  expect = function(t) check(t:hp "fly" == 1)  check(t:events "damage_taken" == 0) end,
}

scenario "a kill counts for the player who controlled the item as the damage was put on the stack" {
  cites = { "10.2.12", "19.7.1" },
  set = "../sets/trials",
  players = {
    { name = "P1", hand = { "borrow", "thief" }, loot_plays = 2 }, { name = "P2", items = { "tamer", "anvil" } },
  },
  monsters = { "fly" },
  play = function(t)
    t.P1:play("borrow", "tamer", "fly")
    t:resolve()
    t.P1:play("thief", "anvil")  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t.P2.coins == 5)  check(t.P1:has "anvil") end,
}

scenario "combat damage of an effect is heard as combat damage" {
  cites = { "10.2.13" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "veteran" }, hand = { "ambush_blow", "bomb" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "fatty" },
  play = function(t)
    t.P1:play("ambush_blow", "fatty")  t:settle()
    t.P1:play("bomb", "fatty")  t:settle()
  end,
  expect = function(t) check(t:hp "fatty" == 2)  check(t.P1.coins == 2) end,
}

scenario "redirected damage keeps its options, and the new player's abilities apply to it" {
  cites = { "10.2.10", "6.7.10" },
  set = "../sets/trials",
  players = {
    { name = "P1", hand = { "holy_water", "bomb" }, loot_plays = 2 }, { name = "P2", items = { "scapegoat" } },
    { name = "P3", items = { "plain_shield", "martyr" } },
  },
  play = function(t)
    t.P1:play("holy_water", "P2")  t:settle()
    check(t.P2.hp == 2)  check(t.P3.hp == 1)  check(t.P3.coins == 1)
    t.P1:play("bomb", "P3")  t:settle()
  end,
  expect = function(t) check(t.P3.hp == 1)  check(t:events "damage_prevented" == 1) end,
}

scenario "redirected damage is settled for its new receiver" {
  cites = { "10.2.10", "10.2.11" },
  set = "../sets/trials",
  players = {
    { name = "P1", hand = { "mercy" } }, { name = "P2", items = { "scapegoat" } }, { name = "P3", items = { "breakfast" } },
  },
  play = function(t) t.P1:play("mercy", "P2")  t:settle() end,
  expect = function(t) check(t.P2.hp == 2)  check(t.P3.hp == 1) end,
}

scenario "damage on the stack is dealt to another" {
  cites = { "10.2.14" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", hand = { "backdraught" }, loot_plays = 1 } },
  monsters = { "fatty" },
  play = function(t)
    t.P1:play("bomb", "P2")  t:resolve()
    t.P1:pass()
    t.P2:play("backdraught", "fatty")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 2)  check(t:hp "fatty" == 3)  check(t:events "damage_taken" == 1) end,
}

scenario "abilities about the new receiver apply to redirected damage on the stack" {
  cites = { "10.2.14", "6.7.10" },
  set = "../sets/trials",
  players = {
    { name = "P1", hand = { "soul_heart", "bomb" }, loot_plays = 2 },
    { name = "P2", hand = { "backdraught" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play("soul_heart", "P1")  t:settle()
    t.P1:play("bomb", "P2")  t:resolve()
    t.P1:pass()
    t.P2:play("backdraught", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t.P2.hp == 2)  check(t:events "damage_prevented" == 1) end,
}

scenario "damage is not redirected to what has left play, and stays as it was" {
  cites = { "10.2.14", "7.11" },
  set = "../sets/trials",
  players = {
    { name = "P1", hand = { "bomb", "slay" }, loot_plays = 2 }, { name = "P2", hand = { "backdraught" }, loot_plays = 1 },
  },
  monsters = { "fatty" },
  play = function(t)
    t.P1:play("bomb", "P2")  t:resolve()
    t.P1:pass()
    t.P2:play("backdraught", "fatty")
    t.P1:play("slay", "fatty")  t:settle()
  end,
  expect = function(t) check(t:discarded "fatty")  check(t.P2.hp == 1)  check(t:events "damage_taken" == 1) end,
}

scenario "an ability redirects damage that is about to resolve; a stolen one does it for its new player" {
  cites = { "10.2.14", "Q59" },
  set = "../sets/trials",
  players = {
    { name = "P1", hand = { "bomb", "bomb", "thief" }, loot_plays = 3 }, { name = "P2", items = { "lightning_rod" } },
    { name = "P3" },
  },
  play = function(t)
    t.P1:play("bomb", "P3")  t:settle()
    t.P2:choose "yes"  t:settle()
    check(t.P2.hp == 1)  check(t.P3.hp == 2)
    t.P1:play("thief", "lightning_rod")  t:settle()
    t.P1:play("bomb", "P3")  t:settle()
    t.P1:choose "yes"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P2.hp == 1)  check(t.P3.hp == 2) end,
}

scenario "damage stays where it is if the loot that would redirect it is cancelled" {
  cites = { "10.2.14", "5.2.7" },
  set = "../sets/trials",
  players = {
    { name = "P1", hand = { "bomb", "hush" }, loot_plays = 2 },
    { name = "P2", coins = 5, hand = { "backdraught" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play("bomb", "P2")  t:resolve()
    t.P1:pass()
    t.P2:play("backdraught", "P1")
    t.P1:play("hush", "backdraught")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t.P2.hp == 1) end,
}
