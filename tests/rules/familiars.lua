-- Rulebook sections 11.5 and 13.7: items that can be attacked.
scenario "F39 an item killed in an attack is destroyed; the active player gets its rewards, and no monster has died" {
  cites = { "11.5.1", "11.5.2", "11.5.3", "13.7.1", "6.8.9" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "wake" } }, { name = "P2", items = { "imp" } } },
  dice = { 2, 3, 3 },
  play = function(t)
    t.P1:attack "imp"
    t:resolve()
    check(t:stack() == "1 damage to P1")
    t:resolve()  t:pass_all()
    check(t.P1.hp == 1)  check(t:stack() == "attack roll 3")
    t:resolve()  t:resolve()  t:pass_all()
    check(t:hp "imp" == 1)  check(t:stack() == "attack roll 3")
    t:resolve()  t:resolve()
    check(t:stack() == "death of Imp")
    t:settle()
  end,
  expect = function(t)
    check(t:discard "treasure" == "imp")  check(t.P1.coins == 3)  check(t.P2.coins == 0)  check(#t.P2.items == 0)
    check(t:events "monster_died" == 0)  check(t:events "object_died" == 1)  check(not t:can("P1", "attack"))
  end,
}

scenario "F40 destroyed outside an attack, by an ability of another player, the active player still gains its rewards" {
  cites = { "11.5.2", "3.6.4", "20.6.1" },
  set = "../sets/trials",
  players = { { name = "P1" }, { name = "P2", items = { "dagger" } }, { name = "P3", items = { "imp" } } },
  play = function(t)
    t.P2:activate("dagger", "imp")
    t:resolve()
    check(t:in_play "imp")  check(t:stack() == "death of Imp")
    t:settle()
  end,
  expect = function(t)
    check(t:discarded "imp")  check(t.P1.coins == 3)  check(t.P2.coins == 0)  check(t:can("P1", "attack"))
  end,
}

scenario "F41 an effect that kills a monster can't target an attackable item" {
  cites = { "11.5.3" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "slay" } }, { name = "P2", items = { "imp" } } },
  monsters = { "fly", "dip" },
  play = function(t)
    t.P1:play "slay"
    check(#t.options == 2)
    for _, option in ipairs(t.options) do check(option ~= "Imp") end
    t.P1:choose "fly"  t:settle()
  end,
  expect = function(t) check(t:in_play "imp") end,
}

scenario "F47 an eternal item at 0 HP stays in play, and no death is put on the stack" {
  cites = { "13.1.3", "6.8.1" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "zap" } }, { name = "P2", items = { "brass_toad" } } },
  play = function(t)
    t.P1:play("zap", "brass_toad")
    t:resolve()
    check(t:stack() == "1 damage to Brass Toad")
    t:resolve()
    check(t:stack() == "")  check(t:hp "brass_toad" == 0)
    t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P2:has "brass_toad")  check(t:hp "brass_toad" == 1) end,  -- healed as the turn ended
}

scenario "F172 an eternal item that is killed has 0 HP and is not put into discard" {
  cites = { "20.6.1", "13.1.3" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "dagger" } }, { name = "P2", items = { "brass_toad" } } },
  play = function(t) t.P1:activate("dagger", "brass_toad")  t:settle() end,
  expect = function(t) check(t:hp "brass_toad" == 0)  check(t.P2:has "brass_toad") end,
}

scenario "F35 no roll is made against a target with 0 HP: the attack ends" {
  cites = { "11.3.2", "11.7.1" },
  set = "../sets/trials",
  players = { { name = "P1" }, { name = "P2", items = { "brass_toad" } } },
  dice = { 2 },
  play = function(t) t.P1:attack "brass_toad"  t:settle() end,
  expect = function(t)
    check(t.question == "action")  check(t:events "die_cast" == 1)  check(t:events "attack_ended" == 1)
    check(t.P2:has "brass_toad")
  end,
}

scenario "an item in the shop can't be attacked" {
  cites = { "3.1.5", "11.1.3" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "imp" } }, { name = "P2" } },
  monsters = { "fly" },
  shop = { "imp", "brass_toad" },
  dice = { 2 },
  play = function(t)
    t.P1:declare_attack()  t:settle()
    local imps = 0
    for _, option in ipairs(t.options) do
      imps = imps + (option == "Imp" and 1 or 0)
      check(option ~= "Brass Toad")
    end
    check(imps == 1)  -- the player's own item can be attacked
    t.P1:choose "fly"  t:settle()
  end,
}

scenario "an attackable item destroyed as the death penalty dies on the stack, with rewards" {
  cites = { "13.5.3", "13.7.1", "11.5.2" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "execute" } }, { name = "P2", coins = 2, items = { "imp" } } },
  play = function(t)
    t.P1:play("execute", "P2")
    t:resolve()  t:resolve()
    check(t.P2.coins == 1)  check(t:in_play "imp")  check(t:stack() == "death of Imp")
    t:settle()
  end,
  expect = function(t) check(t:discarded "imp")  check(t.P1.coins == 3) end,
}

scenario "attackable items die together with the monsters, before the players" {
  cites = { "13.9.4", "13.9.1", "13.1.1" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "doom" } }, { name = "P2", items = { "imp" } } },
  monsters = { "fly", "dip" },
  play = function(t)
    t.P1:play "doom"
    t:resolve()
    check(t.question == "death_order")  check(#t.options == 3)
    t.P1:choose("imp", "fly")
    check(t:stack() == "death of P2, death of P1, death of Imp, death of Fly, death of Dip")
    t:settle()
  end,
  expect = function(t) check(t:discarded "imp")  check(t.active == "P2") end,
}

scenario "an attackable item with a soul icon becomes a soul of the active player" {
  cites = { "15.3.1", "13.7.1" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "zap" } }, { name = "P2", items = { "bone_idol" } } },
  play = function(t) t.P1:play("zap", "bone_idol")  t:settle() end,
  expect = function(t) check(t.P1:has_soul "bone_idol")  check(t.P1.souls == 1)  check(t.P2.souls == 0) end,
}

scenario "abilities on other objects' deaths trigger on an attackable item, before its rewards" {
  cites = { "13.7.1", "13.2.2" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "shatter" } }, { name = "P2", items = { "imp", "sexton" } } },
  play = function(t)
    t.P1:play("shatter", "imp")
    t:resolve()  t:resolve()
    check(t.P1.coins == 0)  check(t:stack() == "Sexton: When another object dies, gain 1¢.")
    t:settle()
  end,
  expect = function(t) check(t.P2.coins == 1)  check(t.P1.coins == 3) end,
}

scenario "an attackable item heals as the turn ends" {
  cites = { "10.3.4", "10.1.1" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "zap" } }, { name = "P2", items = { "imp" } } },
  play = function(t)
    t.P1:play("zap", "imp")  t:settle()
    check(t:hp "imp" == 1)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:hp "imp" == 2) end,
}

scenario "a familiar that is stolen while it is attacked stays in the attack" {
  cites = { "11.7.2", "19.7.1" },
  set = "../sets/trials",
  players = {
    { name = "P1" }, { name = "P2", items = { "imp" } }, { name = "P3", hand = { "thief" }, loot_plays = 1 },
  },
  dice = { 3, 3 },
  play = function(t)
    t.P1:attack "imp"
    t.P3:play("thief", "imp")
    t:resolve()
    check(t.P3:has "imp")  check(t:stack() == "attack roll 3")
    t:settle()
  end,
  expect = function(t) check(t:discarded "imp")  check(t.P1.coins == 3) end,
}

scenario "an attack on an item is not an attack on a monster" {
  cites = { "11.5.3" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "stalker" } }, { name = "P2", items = { "imp" } } },
  dice = { 3, 3 },
  play = function(t) t.P1:attack "imp"  t:settle() end,
  expect = function(t) check(t.P1.coins == 3) end,
}

scenario "an item's own ability on dying works" {
  cites = { "13.7.1", "13.2.2" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "zap" } }, { name = "P2", items = { "bone_idol" } } },
  play = function(t) t.P1:play("zap", "bone_idol")  t:settle() end,
  expect = function(t) check(t.P2.coins == 5) end,
}

scenario "an ability on destroyed items triggers on an attackable item that dies" {
  cites = { "13.7.1", "6.6.1" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "shatter" } }, { name = "P2", items = { "imp", "undertaker" } } },
  play = function(t) t.P1:play("shatter", "imp")  t:settle() end,
  expect = function(t) check(t:discarded "imp")  check(t.P2.coins == 1) end,
}

scenario "an ability `after rewards` waits for the rewards of an attackable item, too" {
  cites = { "13.7.1", "13.2.4" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "shatter" } }, { name = "P2", items = { "imp", "heir" } } },
  play = function(t)
    t.P1:play("shatter", "imp")  t:resolve()  t:resolve()
    check(t:stack() ~= "")
    check(t.P1.coins == 3)
    t:settle()
  end,
  expect = function(t) check(t.P2.coins == 1) end,
}
