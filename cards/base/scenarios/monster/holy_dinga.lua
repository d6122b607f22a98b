scenario "Holy Dinga: a 2 misses and deals 1, a 6 heals 1 HP; 3 hits kill it for as many ¢ as a die shows" {
  cites = { "11.3.3", "10.3.1", "3.6.7" },
  players = { { name = "P1", items = { "breakfast", "dinner" } }, { name = "P2" } },
  monsters = { "holy_dinga" },
  dice = { 2, 2, 2, 3, 6, 5, 4 },
  play = function(t) t.P1:attack "holy_dinga"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 2)  check(t.P1.coins == 4)  check(t.P1.loot == 0)  check(t:discarded "holy_dinga")
    check(t.P1.souls == 0)  check(t:events "healed" == 1)
  end,
}

scenario "Holy Dinga heals any player who rolls a 6, whatever the roll is for" {
  cites = { "6.6.4", "10.3.1" },
  players = {
    { name = "P1", hp = 1 },
    { name = "P2", items = { "breakfast", "dinner" }, hp = 1, coins = 9, hand = { "pills_cents" }, loot_plays = 1 },
  },
  monsters = { "holy_dinga" },
  dice = { 6 },
  play = function(t) t.P2:play "pills_cents"  t:settle() end,
  expect = function(t) check(t.P2.hp == 2)  check(t.P1.hp == 1)  check(t.P2.coins == 5) end,
}

scenario "Holy Dinga heals even if it has died by then" {
  cites = { "5.2.9", "11.7.3" },
  players = { { name = "P1", hp = 1 }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { { "holy_dinga", hp = 1 }, "fly" },
  dice = { 6, 3 },
  play = function(t)
    t.P1:attack "holy_dinga"
    t:resolve()
    t.P2:play("bomb", "holy_dinga")
    t:resolve()  t:resolve()  t:resolve()
    check(t:events "monster_died" == 1)
    t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t.P1.coins == 3) end,
}

scenario "Holy Dinga: a 6 does not heal a player who has died this turn" {
  cites = { "10.3.3", "13.4.2" },
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2", hand = { "pills_cents" }, loot_plays = 1 } },
  monsters = { "holy_dinga", "fatty" },
  dice = { 6 },
  play = function(t)
    t.P2:play "pills_cents"  t:resolve()
    t.P1:play("tarot_death", "P2")
    t:resolve()  t:resolve()
    check(not t.P2.alive)
    t:settle()
  end,
  expect = function(t) check(t:events "healed" == 0)  check(t.P2.hp == 0)  check(t:events "rolled" == 1) end,
}
