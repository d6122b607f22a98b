scenario "Chub: a 2 misses and deals 1, 4 hits of 3 kill it for 7¢ and a soul" {
  cites = { "11.3.3", "13.2.3", "13.2.5" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "chub" },
  dice = { 2, 3, 3, 3, 3 },
  play = function(t) t.P1:attack "chub"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P1.coins == 7)  check(t.P1.loot == 0)  check(t.P1:has_soul "chub")
    check(t.P1.souls == 1)  check(t:events "damage_taken" == 5)
  end,
}

scenario "Chub heals 2 HP on an attack roll of 1 against it, never beyond its 4" {
  cites = { "6.6.4", "10.3.1" },
  players = { { name = "P1", items = { "breakfast", "dinner" } }, { name = "P2" } },
  monsters = { { "chub", hp = 1 } },
  dice = { 1, 1, 3, 3, 3, 3 },
  play = function(t)
    t.P1:attack "chub"
    t:resolve()  t:resolve()
    check(t:hp "chub" == 3)  check(t.P1.hp == 4)  -- the damage of the miss is still on the stack
    t:resolve()  t:pass_all()
    t:resolve()  t:resolve()
    check(t:hp "chub" == 4)
    t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t.P1:has_soul "chub") end,
}

scenario "Chub ignores attack rolls against others, and other rolls" {
  cites = { "6.6.4", "9.9" },
  players = { { name = "P1", hand = { "pills_cents" } }, { name = "P2" } },
  monsters = { { "chub", hp = 1 }, "fly" },
  dice = { 1, 1, 2 },
  play = function(t)
    t.P1:play "pills_cents"  t:settle()
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t) check(t:hp "chub" == 1)  check(t:discarded "fly") end,
}

scenario "Chub heals by the die as it resolves: a 3 turned into a 1 heals it" {
  cites = { "9.2.5", "6.6.4" },
  players = { { name = "P1", hand = { "tarot_the_magician" }, items = { "breakfast" } }, { name = "P2" } },
  monsters = { { "chub", hp = 1 } },
  dice = { 3, 3, 3, 3 },
  play = function(t)
    t.P1:attack "chub"
    t.P1:play("tarot_the_magician", "1")
    t:resolve()  t:resolve()
    t:settle()
  end,
  expect = function(t) check(t.P1:has_soul "chub")  check(t.P1.hp == 2)  check(t:events "missed" == 1) end,
}
