-- Rulebook section 10: stats, damage, prevention.
scenario "F94 a lower maximum takes marked damage away with it" {
  cites = { "10.1.6" },
  players = { { name = "P1", items = { "breakfast" }, hand = { "bomb" } }, { name = "P2", items = { "decoy" } } },
  play = function(t)
    t.P1:play("bomb", "P1")  t:settle()
    check(t.P1.hp == 2)  check(t.P1.max_hp == 3)
    t.P2:activate("decoy", "breakfast")  t:settle()
  end,
  expect = function(t) check(t.P1.max_hp == 2)  check(t.P1.hp == 2)  check(t.P2.hp == 3) end,
}

scenario "10.1.7 a higher maximum raises the HP by as much" {
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

scenario "F98 damage on the stack that is prevented is not taken" {
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

scenario "F100 damage of a loot is no combat damage" {
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
