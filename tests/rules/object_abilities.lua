-- Rule 6.10: what objects have, after effects that give and take abilities and keywords.
scenario "an item has the ability that another item gives it" {
  cites = { "6.10.3", "6.3.2" },
  set = "../sets/layers",
  players = { { name = "P1", items = { "rally_flag", "breakfast" } }, { name = "P2", items = { "dinner" } } },
  play = function(t)
    t.P1:activate "breakfast"  t:settle()
    check(t.P1.loot == 1)  check(t:why_not("P1", "activate", "breakfast") == "6.3.2")
    check(t:why_not("P1", "activate", "rally_flag") == "6.3.1")
    check(t:why_not("P2", "activate", "dinner") == "6.3.1")
  end,
  expect = function(t) check(t:events "loot_drawn" == 1) end,
}

scenario "an item has its own abilities and the given one" {
  cites = { "6.10.3" },
  set = "../sets/layers",
  players = { { name = "P1", items = { "rally_flag", "trials:piggy_bank" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate("trials:piggy_bank", 3)  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 1)  check(t.P1.coins == 0) end,
}

scenario "an item that another player steals has nothing more of the old controller" {
  cites = { "6.10.3", "20.3.2" },
  set = "../sets/layers",
  players = { { name = "P1", items = { "rally_flag", "breakfast" } }, { name = "P2", hand = { "trials:thief" }, loot_plays = 1 } },
  play = function(t)
    t.P1:pass()  t.P2:play("trials:thief", "breakfast")  t:settle()
    check(t.P2:has "breakfast")  check(t:why_not("P2", "activate", "breakfast") == "6.3.1")
  end,
  expect = function(t) check(t.P1:has "rally_flag") end,
}

scenario "an ability on the stack resolves without the card that gave it" {
  cites = { "6.10.3", "5.2.9" },
  set = "../sets/layers",
  players = { { name = "P1", items = { "rally_flag", "breakfast" } }, { name = "P2", hand = { "trials:shatter" }, loot_plays = 1 } },
  play = function(t)
    t.P1:activate "breakfast"
    t.P1:pass()  t.P2:play("trials:shatter", "rally_flag")  t:settle()
    check(t:discarded "rally_flag")
  end,
  expect = function(t)
    check(t.P1.loot == 1)  check(t:why_not("P1", "activate", "breakfast") == "6.3.1")
  end,
}

scenario "what two cards give is had once by each object" {
  cites = { "6.10.3" },
  set = "../sets/layers",
  players = { { name = "P1", items = { "drum", "drum", "breakfast" } }, { name = "P2" } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.P1.coins == 3) end,
}

scenario "a copy of a giver gives, and does not give to itself" {
  cites = { "6.10.3", "20.9.1" },
  set = "../sets/layers",
  players = { { name = "P1", items = { "trials:facsimile", "breakfast" } }, { name = "P2", items = { "drum" } } },
  play = function(t)
    t.P1:activate("trials:facsimile", "drum")  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P2.coins == 0) end,
}

scenario "a monster that dies has what was given to it" {
  cites = { "6.10.6", "13.2.2" },
  set = "../sets/layers",
  players = { { name = "P1", hand = { "trials:zap", "trials:zap" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "hive", "fly" },
  play = function(t)
    t.P1:play("trials:zap", "fly")  t:settle()
    check(t.P1.loot == 3)
    t.P1:play("trials:zap", "hive")  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 4)  check(t:discarded "hive") end,
}

scenario "a monster dies without the abilities that it lost" {
  cites = { "6.10.4", "6.10.6" },
  set = "../sets/layers",
  players = { { name = "P1", coins = 1, items = { "muzzle" }, hand = { "trials:zap" } }, { name = "P2" } },
  monsters = { "fly", "hive" },
  play = function(t)
    t.P1:activate("muzzle", "fly")  t:settle()
    t.P1:play("trials:zap", "fly")  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t.P1.loot == 0)  check(t.P1.coins == 1) end,
}

scenario "what loses its abilities can have one that is given later" {
  cites = { "6.10.2", "6.10.6" },
  set = "../sets/layers",
  players = { { name = "P1", items = { "shears" }, hand = { "trials:zap" } }, { name = "P2" } },
  monsters = { "fly", "hive" },
  play = function(t)
    t.P1:activate("shears", "fly")  t:settle()
    t.P1:play("trials:zap", "fly")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4)  check(t.P1.loot == 0) end,
}

scenario "an item loses its abilities till end of turn" {
  cites = { "6.10.4", "6.7.7" },
  set = "../sets/layers",
  players = { { name = "P1", coins = 1, items = { "muzzle", "trials:piggy_bank" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate("muzzle", "trials:piggy_bank")  t:settle()
    check(t:why_not("P1", "activate", "trials:piggy_bank") == "6.10.4")
    t.P1:end_turn()  t:settle()
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t:why_not("P1", "activate", "trials:piggy_bank") ~= "6.10.4") end,
}

scenario "an item that loses its abilities gives nothing" {
  cites = { "6.10.2", "6.10.4" },
  set = "../sets/layers",
  players = { { name = "P1", coins = 1, items = { "muzzle", "rally_flag", "breakfast" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate("muzzle", 1, "rally_flag")  t:settle()
    check(t:why_not("P1", "activate", "breakfast") == "6.3.1")
  end,
  expect = function(t) check(t.P1.coins == 0) end,
}

scenario "later effects beat earlier ones" {
  cites = { "6.10.2" },
  set = "../sets/layers",
  players = { { name = "P1", items = { "null_stone" }, hand = { "stillness", "polish", "stillness" }, loot_plays = 3 }, { name = "P2" } },
  play = function(t)
    t.P1:play "stillness"  t:settle()
    check(t:why_not("P1", "activate", "null_stone") == "6.10.4")
    t.P1:play("polish", "null_stone")  t:settle()
    check(t:can("P1", "activate Null Stone"))
    t.P1:play "stillness"  t:settle()
    check(t:why_not("P1", "activate", "null_stone") == "6.10.4")
  end,
  expect = function(t) check(t.P1.coins == 0) end,
}

scenario "of two cards that take each other's abilities, the elder works" {
  cites = { "6.10.2" },
  set = "../sets/layers",
  players = { { name = "P1", items = { "null_stone" } }, { name = "P2", items = { "null_stone" } } },
  play = function(t)
    t.P2:pass()
    check(t:why_not("P2", "activate", "null_stone#2") == "6.10.4")
    t.P1:activate "null_stone#1"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1) end,
}

scenario "when the elder no longer applies, the younger does" {
  cites = { "6.10.2" },
  set = "../sets/layers",
  players = {
    { name = "P1", items = { "null_stone" }, hand = { "trials:shatter" } },
    { name = "P2", items = { "null_stone" } },
  },
  play = function(t)
    t.P1:pass()
    check(t:why_not("P2", "activate", "null_stone#2") == "6.10.4")
    t.P2:pass()  t.P1:play("trials:shatter", "null_stone#1")  t:settle()
    check(not t.P1:has "null_stone")
    t.P1:pass()  t.P2:activate "null_stone"  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 1)  check(t.P1.coins == 0) end,
}

scenario "an ability may name its users, whoever controls its object" {
  cites = { "6.10.3", "6.3.6" },
  set = "../sets/layers",
  players = { { name = "P1", items = { "turnstile", "breakfast" } }, { name = "P2", coins = 2 } },
  play = function(t)
    t.P1:pass()  t.P2:activate "breakfast"  t:settle()
  end,
  expect = function(t) check(t.P2.loot == 2)  check(t.P2.coins == 0)  check(t.P1.loot == 0) end,
}

scenario "continuous abilities can be given" {
  cites = { "6.10.3", "6.4.1" },
  set = "../sets/layers",
  players = { { name = "P1", items = { "armoury", "the_d6", "breakfast" } }, { name = "P2" } },
  monsters = { "monstro" },
  play = function(t) check(t:attack_of "P1" == 4)  check(t:attack_of "P2" == 1) end,
  expect = function(t) check(t:attack_of "P1" == 4) end,
}

scenario "what loses eternal can be destroyed, also with an eternal counter" {
  cites = { "6.10.5", "6.8.1" },
  set = "../sets/layers",
  players = {
    { name = "P1", items = { "rust", "breakfast" }, hand = { "trials:anoint", "trials:shatter" }, loot_plays = 2 }, { name = "P2" },
  },
  play = function(t)
    t.P1:play("trials:anoint", "breakfast")  t:settle()
    t.P1:play("trials:shatter", "breakfast")  t:settle()
  end,
  expect = function(t) check(t:discarded "breakfast") end,
}

scenario "a keyword that is given later is had" {
  cites = { "6.10.2", "6.10.5" },
  set = "../sets/layers",
  players = {
    { name = "P1", items = { "rust", "breakfast" }, hand = { "polish", "trials:shatter" }, loot_plays = 2 }, { name = "P2" },
  },
  play = function(t)
    t.P1:play("polish", "breakfast")  t:settle()
    t.P1:play("trials:shatter", "breakfast")  t:settle()
  end,
  expect = function(t) check(t.P1:has "breakfast")  check(t:can("P1", "activate Breakfast")) end,
}

scenario "keywords are had while the condition holds" {
  cites = { "6.10.1", "6.10.5", "15.4.2" },
  set = "../sets/layers",
  players = {
    { name = "P1", coins = 2, items = { "cat_collar", "breakfast" }, hand = { "a_penny", "trials:shatter" }, loot_plays = 2 },
    { name = "P2" },
  },
  bonus_souls = { "soul_of_guppy" },
  play = function(t)
    check(not t.P1:has_soul "soul_of_guppy")
    t.P1:play "a_penny"  t:settle()
    check(t.P1:has_soul "soul_of_guppy")
    t.P1:play("trials:shatter", "breakfast")  t:settle()
  end,
  expect = function(t) check(t.P1:has "breakfast") end,
}

scenario "a monster that is indomitable through another one can't be covered" {
  cites = { "6.10.5", "6.8.6" },
  set = "../sets/layers",
  players = { { name = "P1", hand = { "trials:prowler" } }, { name = "P2" } },
  monsters = { "rearguard", "fly" },
  play = function(t)
    t.P1:play "trials:prowler"  t:settle()
  end,
  expect = function(t) check(t:slot(1) == "prowler")  check(t:slot(2) == "fly") end,
}

scenario "numbers are changed for the objects that the noun finds" {
  cites = { "6.10.1", "10.1.10" },
  set = "../sets/layers",
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "rearguard", "fly" },
  play = function(t) check(t:evasion "fly" == 6)  check(t:evasion "rearguard" == 3) end,
  expect = function(t) check(t:attack_of "fly" == 2)  check(t:attack_of "rearguard" == 3) end,
}

scenario "keywords come after abilities: an item with a given ability becomes eternal" {
  cites = { "6.10.1" },
  set = "../sets/layers",
  players = {
    { name = "P1", items = { "guild_seal", "breakfast" }, hand = { "trials:shatter", "trials:shatter" }, loot_plays = 2 },
    { name = "P2", items = { "rally_flag" }, hand = { "trials:thief" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play("trials:shatter", "rally_flag")
    t.P1:pass()  t.P2:play("trials:thief", "breakfast")  t:settle()
    check(t.P2:has "breakfast")  check(t:discarded "rally_flag")
  end,
  expect = function(t) check(t:why_not("P2", "activate", "breakfast") == "6.3.1") end,
}

scenario "an item that has an ability only from another item is one with an activated ability" {
  cites = { "6.10.1", "6.10.5" },
  set = "../sets/layers",
  players = {
    { name = "P1", items = { "guild_seal", "rally_flag", "breakfast" },
      hand = { "trials:shatter", "trials:shatter", "trials:shatter" }, loot_plays = 3 },
    { name = "P2" },
  },
  play = function(t)
    t.P1:play("trials:shatter", "breakfast")  t:settle()
    check(t.P1:has "breakfast")
    t.P1:play("trials:shatter", "rally_flag")  t:settle()
    t.P1:play("trials:shatter", "breakfast")  t:settle()
  end,
  expect = function(t) check(not t.P1:has "breakfast")  check(t.P1:has "guild_seal") end,
}

-- ---- The abilities of other objects

scenario "an item has the abilities of other items, with its own charge and counters" {
  cites = { "6.10.7", "6.10.3" },
  set = "../sets/layers",
  players = { { name = "P1", coins = 2, items = { "mirror_case", "trials:piggy_bank" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate("mirror_case", 1)  t:settle()
    check(t:counters "mirror_case" == 1)  check(t:counters "trials:piggy_bank" == 0)
    check(t:why_not("P1", "activate", "mirror_case") ~= nil)
    t.P1:activate("trials:piggy_bank", 1)  t:settle()
  end,
  expect = function(t) check(t:counters "trials:piggy_bank" == 1)  check(t.P1.coins == 0) end,
}

scenario "the abilities of other objects are those printed on what these are, not given ones" {
  cites = { "6.10.7" },
  set = "../sets/layers",
  players = { { name = "P1", items = { "mirror_case", "rally_flag", "breakfast" } }, { name = "P2" } },
  play = function(t)
    check(t.P1.max_hp == 4)
    t.P1:activate "mirror_case"  t:settle()
    check(t.P1.loot == 1)
    check(t:why_not("P1", "activate", "rally_flag") == "6.3.1")
  end,
  expect = function(t) check(t.P1.loot == 1) end,
}

scenario "an object keeps the abilities of another one only while that one is in play" {
  cites = { "6.10.7", "5.2.9" },
  set = "../sets/layers",
  players = {
    { name = "P1", items = { "mirror_case", "trials:vending_machine" } },
    { name = "P2", coins = 2, hand = { "trials:shatter" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:pass()  t.P2:activate "mirror_case"
    t.P2:pass()  t.P1:pass()
    check(t.P2.coins == 0)  check(t.P2.loot == 2)
    t.P1:pass()  t.P2:play("trials:shatter", "trials:vending_machine")  t:settle()
  end,
  expect = function(t) check(t:why_not("P2", "activate", "mirror_case") == "6.3.1") end,
}

scenario "two cards that have each other's abilities have only the printed ones" {
  cites = { "6.10.7" },
  set = "../sets/layers",
  players = { { name = "P1", items = { "mirror_case", "mirror_case", "drum" } }, { name = "P2" } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.P1.coins == 2) end,
}

scenario "a copy has the abilities of what it is a copy of, and so has an item that has its abilities" {
  cites = { "6.10.1", "6.10.7", "20.9.1" },
  set = "../sets/layers",
  players = { { name = "P1", items = { "mirror_case", "trials:facsimile" } }, { name = "P2", items = { "breakfast" } } },
  play = function(t)
    check(t:can("P1", "activate Mirror Case"))
    t.P1:activate("trials:facsimile", "breakfast")  t:settle()
  end,
  expect = function(t) check(t.P1.max_hp == 4)  check(t:why_not("P1", "activate", "mirror_case") == "6.3.1") end,
}

scenario "an item has the abilities of another one till end of turn, also if it is stolen" {
  cites = { "6.10.7", "20.3.2", "6.7.7" },
  set = "../sets/layers",
  players = {
    { name = "P1", items = { "breakfast", "trials:piggy_bank" }, hand = { "apprentice" } },
    { name = "P2", hand = { "trials:thief" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play("apprentice", "trials:piggy_bank", "breakfast")  t:settle()
    check(t.P1.max_hp == 4)
    t.P1:pass()  t.P2:play("trials:thief", "trials:piggy_bank")  t:settle()
    check(t.P1.max_hp == 3)  check(t.P2.max_hp == 3)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1.max_hp == 3)  check(t.P2.max_hp == 2) end,
}

scenario "an object has the abilities of an object that it noted, till that one leaves play" {
  cites = { "6.10.7", "20.10.1" },
  set = "../sets/layers",
  players = { { name = "P1", items = { "stand_in" }, hand = { "trials:shatter" } }, { name = "P2", items = { "breakfast" } } },
  play = function(t)
    t.P1:activate("stand_in", "breakfast")  t:settle()
    check(t.P1.max_hp == 3)  check(t.P2.max_hp == 3)
    t.P1:play("trials:shatter", "breakfast")  t:settle()
  end,
  expect = function(t) check(t.P1.max_hp == 2)  check(t.P2.max_hp == 2) end,
}

-- ---- Names

scenario "a name that an object is given is one of its names" {
  cites = { "6.10.8", "3.6.1" },
  set = "../sets/layers",
  players = { { name = "P1", items = { "brunch", "breakfast" }, hand = { "trials:shatter" } }, { name = "P2", items = { "name_tag" } } },
  play = function(t) check(t:attack_of "P1" == 1) end,
  expect = function(t) check(t:attack_of "P2" == 1) end,
}

scenario "other abilities can ask for the name" {
  cites = { "6.10.8" },
  set = "../sets/layers",
  players = { { name = "P1", items = { "brunch", "name_tag", "dinner" }, hand = { "trials:shatter" } }, { name = "P2" } },
  play = function(t)
    check(t:attack_of "P1" == 2)
    t.P1:play("trials:shatter", "name_tag")  t:settle()
  end,
  expect = function(t) check(t:attack_of "P1" == 1) end,
}

-- ---- Cards count from the moment when they enter play (6.10.2)
scenario "an item that is gained from the deck takes what an older one gave" {
  cites = { "6.10.2", "6.10.5" },
  set = "../sets/layers",
  players = {
    { name = "P1", coins = 10, items = { "guild_seal", "mr_boom" }, hand = { "trials:shatter" } }, { name = "P2" },
  },
  deck = { treasure = { "rust" } },
  play = function(t)
    t.P1:buy "treasure deck"  t:settle()
    check(t.P1:has "rust")
    t.P1:play("trials:shatter", "mr_boom")  t:settle()
  end,
  expect = function(t) check(t:discarded "mr_boom") end,
}

scenario "a trinket takes what an older item gave" {
  cites = { "6.10.2", "6.10.5" },
  set = "../sets/layers",
  players = {
    { name = "P1", items = { "guild_seal", "mr_boom" }, hand = { "rust_charm", "trials:shatter" }, loot_plays = 2 },
    { name = "P2" },
  },
  play = function(t)
    t.P1:play "rust_charm"  t:settle()
    t.P1:play("trials:shatter", "mr_boom")  t:settle()
  end,
  expect = function(t) check(t:discarded "mr_boom") end,
}

scenario "an item that is gained from the deck gives what an older one took" {
  cites = { "6.10.2", "6.10.5" },
  set = "../sets/layers",
  players = {
    { name = "P1", coins = 10, items = { "rust", "mr_boom" }, hand = { "trials:shatter" } }, { name = "P2" },
  },
  deck = { treasure = { "guild_seal" } },
  play = function(t)
    t.P1:buy "treasure deck"  t:settle()
    t.P1:play("trials:shatter", "mr_boom")  t:settle()
  end,
  expect = function(t) check(t.P1:has "mr_boom") end,
}
