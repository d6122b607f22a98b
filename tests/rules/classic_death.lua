-- The first edition, rulebook sections 13.1 and 13.9, and PD12: deaths on the stack. Where the second edition differs,
-- its scenario follows.
scenario "13.1.6 a death goes on the stack as HP reach 0, and the active player has priority first" {
  rules = "classic",
  cites = { "13.1.6" },
  players = {
    { name = "P1", hand = { "a_penny" } }, { name = "P2", hand = { "bomb" }, loot_plays = 1 }, { name = "P3", hp = 1 },
  },
  play = function(t)
    t.P1:play "a_penny"
    t.P2:play("bomb", "P3")
    t:resolve()  t:resolve()
    check(t:stack() == "A Penny!, death of P3")  check(t.asked == "P1")  check(t.P3.alive)
    t:settle()
    check(not t.P3.alive)
  end,
}

scenario "destroying a monster or player kills it" {
  rules = "classic",
  cites = { "20.6.4", "13.1.6" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "undo" } }, { name = "P2" } },
  monsters = { "fly" },
  play = function(t)
    t.P1:play("undo", "fly")
    t:resolve()
    check(t:stack() == "death of Fly")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t:discarded "fly") end,
}

scenario "20.6.4 a destroyed monster dies like a killed one, with rewards" {
  rules = "classic",
  cites = { "20.6.4", "13.1.6" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "wreck" } }, { name = "P2" } },
  monsters = { "envy" },
  play = function(t)
    t.P1:play("wreck", "envy")  t:resolve()
    check(t:stack() == "death of Envy")
    t:settle()
  end,
  expect = function(t) check(t.P1:has_soul "envy")  check(t.P1.coins == 1)  check(t:events "monster_died" == 1) end,
}

-- ---- Simultaneous deaths
scenario "PD12 Q56 first edition, top first: player deaths, monster deaths and triggers in any order, player triggers" {
  rules = "classic",
  cites = { "PD12", "6.6.3", "13.9.1", "5.3.1" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "doom" }, items = { "epitaph" } }, { name = "P2", items = { "epitaph" } } },
  monsters = { "herald", "fly" },
  play = function(t)
    t.P1:play "doom"  t:resolve()
    check(t.question == "trigger_order")  check(#t.options == 3)
    t.P1:choose "fly"
    t.P1:choose "Herald#2"
    check(t:stack() == "death of P2, death of P1, death of Fly, death of Herald, "
                    .. "Herald: When you are killed, gain 2¢., Epitaph: When you are killed, gain 1¢., "
                    .. "Epitaph: When you are killed, gain 1¢.")
    t:resolve()
    check(t.P2.coins == 1)  check(t.P1.coins == 0)
    t:settle()
    while t.question == "penalty_item" do t[t.asked]:choose "epitaph"  t:settle() end
  end,
  expect = function(t) check(t.active == "P2")  check(t.P1.coins == 4)  check(t.P2.coins == 0) end,
}

scenario "PD12 Q3 second edition: the same order, because deaths are not triggers" {
  cites = { "PD12", "6.6.3", "13.9.1", "5.3.1" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "doom" }, items = { "epitaph" } }, { name = "P2", items = { "epitaph" } } },
  monsters = { "herald", "fly" },
  play = function(t)
    t.P1:play "doom"  t:resolve()
    check(t.question == "death_order")
    t.P1:choose "fly"
    check(t:stack() == "death of P2, death of P1, death of Fly, death of Herald, "
                    .. "Herald: When you are killed, gain 2¢., Epitaph: When you are killed, gain 1¢., "
                    .. "Epitaph: When you are killed, gain 1¢.")
    t:resolve()
    check(t.P2.coins == 1)  check(t.P1.coins == 0)
    t:settle()
    while t.question == "penalty_item" do t[t.asked]:choose "epitaph"  t:settle() end
  end,
  expect = function(t) check(t.active == "P2")  check(t.P1.coins == 4)  check(t.P2.coins == 0) end,
}

scenario "F18 first edition: the monster's death resolves before the player's, with rewards and soul" {
  rules = "classic",
  cites = { "13.9.1", "11.7.5", "6.6.3" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "doom" } }, { name = "P2" } },
  monsters = { "envy", "fly" },
  play = function(t)
    t.P1:play "doom"  t:resolve()
    t.P1:choose "fly"
    check(t:stack() == "death of P2, death of P1, death of Fly, death of Envy")
    t:settle()
  end,
  expect = function(t)
    check(t.P1:has_soul "envy")  check(t.P1.coins == 1)  -- 1 and 1, minus the penalty
    check(t.active == "P2")
  end,
}
