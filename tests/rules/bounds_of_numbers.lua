-- Rule 10.1.10: numbers that are set, and numbers that are at least or at most something.
scenario "a number is at most what an effect says, after all additions" {
  cites = { "10.1.10" },
  set = "../sets/layers",
  players = { { name = "P1", items = { "bell_jar" } }, { name = "P2" } },
  monsters = { "rearguard", "fly" },
  expect = function(t) check(t:attack_of "rearguard" == 1)  check(t:attack_of "fly" == 1) end,
}

scenario "a number is at most what an effect says, also with counters" {
  cites = { "10.1.10", "20.1.6" },
  set = "../sets/layers",
  players = { { name = "P1", items = { "bell_jar" }, hand = { "trials:fury" } }, { name = "P2" } },
  monsters = { "fly" },
  play = function(t) t.P1:play("trials:fury", "fly")  t:settle() end,
  expect = function(t) check(t:attack_of "fly" == 1) end,
}

scenario "a number is at least what an effect says" {
  cites = { "10.1.10", "10.1.7" },
  set = "../sets/layers",
  players = { { name = "P1", items = { "iron_lung", "breakfast" } }, { name = "P2" } },
  play = function(t) check(t.P1.max_hp == 4)  check(t.P2.max_hp == 2) end,
  expect = function(t) check(t.P1.hp == 4) end,
}

scenario "the number that was set last counts, and additions apply after it" {
  cites = { "10.1.10", "12.3" },
  set = "../sets/layers",
  players = { { name = "P1", coins = 20, items = { "price_tag" } }, { name = "P2" } },
  shop = { "flea_market", "breakfast" },
  play = function(t)
    t.P1:buy "flea_market"  t:settle()
    check(t.P1.coins == 14)
    t.P1:end_turn()  t:settle()
    t.P2:end_turn()  t:settle()
    t.P1:buy "breakfast"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 1)  check(t.P1.coins == 12) end,
}

scenario "when the effect that was set last ends, the one before it counts" {
  cites = { "10.1.10", "6.7.2" },
  set = "../sets/layers",
  players = { { name = "P1", coins = 20, items = { "price_tag" }, hand = { "trials:shatter" } }, { name = "P2" } },
  shop = { "flea_market", "breakfast" },
  play = function(t)
    t.P1:buy "flea_market"  t:settle()
    t.P1:play("trials:shatter", "flea_market")  t:settle()
    t.P1:end_turn()  t:settle()
    t.P2:end_turn()  t:settle()
    t.P1:buy "breakfast"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 8) end,
}

scenario "a stolen card sets the numbers of its new controller" {
  cites = { "10.1.10", "20.3.2" },
  set = "../sets/layers",
  players = { { name = "P1", hand = { "trials:thief" } }, { name = "P2", items = { "iron_lung" } } },
  play = function(t)
    t.P1:play("trials:thief", "iron_lung")  t:settle()
  end,
  expect = function(t) check(t.P1.max_hp == 4)  check(t.P2.max_hp == 2) end,
}

scenario "an ability that is lost sets no number" {
  cites = { "10.1.10", "6.10.4" },
  set = "../sets/layers",
  players = { { name = "P1", coins = 1, items = { "iron_lung", "muzzle" } }, { name = "P2" } },
  play = function(t)
    check(t.P1.max_hp == 4)
    t.P1:activate("muzzle", "iron_lung")  t:settle()
    check(t.P1.max_hp == 2)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1.max_hp == 4) end,
}

scenario "a copy sets numbers, too" {
  cites = { "10.1.10", "20.9.1" },
  set = "../sets/layers",
  players = { { name = "P1", items = { "trials:facsimile" } }, { name = "P2", items = { "iron_lung" } } },
  play = function(t) t.P1:activate("trials:facsimile", "iron_lung")  t:settle() end,
  expect = function(t) check(t.P1.max_hp == 4)  check(t.P2.max_hp == 4) end,
}

scenario "a soul value that is set replaces the printed one" {
  cites = { "10.1.10", "15.1.1" },
  set = "../sets/layers",
  players = { { name = "P1", items = { "big_scale" }, souls = { "monstro" } }, { name = "P2", souls = { "monstro" } } },
  expect = function(t) check(t.P1.souls == 2)  check(t.P2.souls == 1) end,
}

scenario "paid abilities of an item cost less" {
  cites = { "6.2.4" },
  set = "../sets/layers",
  players = { { name = "P1", items = { "coupon_book", "trials:piggy_bank" } }, { name = "P2" } },
  play = function(t) t.P1:activate("trials:piggy_bank", 1)  t:settle() end,
  expect = function(t)
    check(t:counters "trials:piggy_bank" == 1)  check(t.P1.coins == 0)  check(t:events "coins_lost" == 0)
  end,
}

scenario "the price of abilities follows the item, whoever uses it" {
  cites = { "6.2.4", "6.3.6", "20.3.2" },
  set = "../sets/layers",
  players = {
    { name = "P1", coins = 1, items = { "coupon_book", "trials:vending_machine" } },
    { name = "P2", coins = 3, hand = { "trials:thief" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:activate "trials:vending_machine"  t:settle()
    check(t.P1.coins == 0)  check(t.P1.loot == 1)
    t.P1:pass()  t.P2:play("trials:thief", "trials:vending_machine")  t:settle()
    t.P1:pass()  t.P2:activate "trials:vending_machine"  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 1)  check(t.P2.loot == 1) end,
}

scenario "a price that is at least 2¢ can't be paid with 1¢" {
  cites = { "6.2.4", "10.1.10", "6.2.2" },
  set = "../sets/layers",
  players = { { name = "P1", coins = 1, items = { "coupon_book", "trials:piggy_bank", "heavy_lock" } }, { name = "P2" } },
  play = function(t) check(t:why_not("P1", "activate", "trials:piggy_bank") == "6.2.2") end,
  expect = function(t) check(t.P1.coins == 1) end,
}

-- ---- Rule 10.1.12: numbers that are set to something that is not a number
scenario "HP that is not a number counts as 0, whatever is added to it" {
  cites = { "10.1.12", "10.1.4", "13.1.2" },
  set = "../sets/layers",
  players = { { name = "P1", hand = { "trials:vigor", "smear" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "fatty", "fly" },
  play = function(t)
    t.P1:play("trials:vigor", "fatty")  t:settle()
    check(t:hp "fatty" == 5)
    t.P1:play("smear", "fatty")  t:resolve()
    check(t:hp "fatty" == 0)  check(t:stack() == "death of Fatty")
    t:settle()
  end,
  expect = function(t) check(t:discarded "fatty")  check(t:events "damage_taken" == 0) end,
}

scenario "a player whose HP is not a number dies, in spite of items that add HP" {
  cites = { "10.1.12", "10.1.4", "13.1.2" },
  set = "../sets/layers",
  players = { { name = "P1", hand = { "smear" } }, { name = "P2", coins = 3, character = "isaac" } },
  play = function(t)
    t.P1:play("smear", "P2")  t:resolve()
    check(t:stack() == "death of P2")
    t:settle()
  end,
  expect = function(t) check(not t.P2.alive)  check(t.P2.coins == 2) end,
}

scenario "what is not a number is raised to what it is at least" {
  cites = { "10.1.12", "10.1.10" },
  set = "../sets/layers",
  players = {
    { name = "P1", hand = { "smear" } }, { name = "P2", items = { "iron_lung", "breakfast" } },
  },
  play = function(t) t.P1:play("smear", "P2")  t:settle() end,
  expect = function(t) check(t.P2.alive)  check(t.P2.max_hp == 4) end,
}

scenario "of a number and of what is not a number, the one that was set last counts" {
  cites = { "10.1.12", "10.1.10", "10.1.2" },
  set = "../sets/layers",
  players = { { name = "P1", coins = 10, hand = { "trials:banish_monster" } }, { name = "P2" } },
  monsters = { "rearguard", "fly" },
  deck = { treasure = { "ink_blot" } },
  play = function(t)
    check(t:evasion "fly" == 6)  check(t:attack_of "fly" == 2)
    t.P1:buy "treasure deck"  t:settle()
  end,
  expect = function(t) check(t:evasion "fly" == 1)  check(t:attack_of "fly" == 0) end,
}

scenario "a number that is set later counts again" {
  cites = { "10.1.12", "10.1.10" },
  set = "../sets/layers",
  players = { { name = "P1", items = { "ink_blot" } }, { name = "P2" } },
  monsters = { "fly", "fatty" },
  deck = { monster = { "rearguard" } },
  dice = { 1 },
  play = function(t)
    t:may_end_anywhere()
    check(t:evasion "fly" == 1)  check(t:attack_of "fly" == 0)
    t.P1:attack("deck", { slot = 2 })
    check(t:evasion "fly" == 6)  check(t:attack_of "fly" == 0)
  end,
}
