scenario "III. The Empress gives a player +1 attack and +1 to attack rolls and other rolls, till end of turn" {
  cites = { "9.2.5", "10.1.5", "6.7.7" },
  players = {
    { name = "P1", hand = { "tarot_the_empress" }, items = { "mystery_sack" } },
    { name = "P2", hand = { "a_penny" } },
  },
  monsters = { { "fatty", hp = 2 }, "fly" },  -- evasion 2
  dice = { 1, 2 },
  play = function(t)
    t.P1:play("tarot_the_empress", "P1")  t:settle()
    check(t:attack_of "P1" == 2)  check(t:attack_of "P2" == 1)
    t.P1:attack "fatty"  t:settle()
    check(t:discarded "fatty")  check(t:events "missed" == 0)
    t.P1:activate "mystery_sack"  t:settle()
    check(t.P1.coins == 4)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:attack_of "P1" == 1)  check(t.active == "P2") end,
}

scenario "III. The Empress adds only 1, only to her player's rolls, and only this turn" {
  cites = { "9.2.5", "6.7.7" },
  players = {
    { name = "P1", hand = { "tarot_the_empress" }, items = { "mystery_sack", "portable_slot_machine" } },
    { name = "P2", items = { "mystery_sack" } },
  },
  dice = { 3, 2, 2 },
  play = function(t)
    t.P1:play("tarot_the_empress", "P1")  t:settle()
    t.P1:activate "mystery_sack"  t:settle()
    check(t.P1.coins == 4)
    t.P2:activate "mystery_sack"  t:settle()
    check(t.P2.loot == 1)  check(t.P2.coins == 0)
    t.P1:end_turn()  t:settle()
    t.P1:activate "portable_slot_machine"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P1.loot == 1) end,
}

scenario "III. The Empress may be played for another player" {
  cites = { "7.1", "9.2.5" },
  players = { { name = "P1", hand = { "tarot_the_empress" } }, { name = "P2", items = { "mystery_sack" } } },
  dice = { 4 },
  play = function(t)
    t.P1:play("tarot_the_empress", "P2")  t:settle()
    check(t:attack_of "P2" == 2)  check(t:attack_of "P1" == 1)
    t.P2:activate "mystery_sack"  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 0)  check(t.P2.loot == 0) end,  -- the 4 has become a 5
}
