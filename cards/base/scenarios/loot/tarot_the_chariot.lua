scenario "VII. The Chariot gives a player +1 attack and +1 HP till end of turn" {
  cites = { "10.1.5", "10.1.7", "6.7.7" },
  players = { { name = "P1", hand = { "tarot_the_chariot" } }, { name = "P2" } },
  monsters = { { "fatty", hp = 2 } },
  dice = { 1, 2 },
  play = function(t)
    t.P1:play("tarot_the_chariot", "P1")  t:settle()
    check(t:attack_of "P1" == 2)  check(t.P1.max_hp == 3)  check(t.P1.hp == 3)
    check(t:attack_of "P2" == 1)  check(t.P2.max_hp == 2)
    t.P1:attack "fatty"  t:settle()
    check(t:discarded "fatty")  check(t.P1.hp == 2)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t)
    check(t:attack_of "P1" == 1)  check(t.P1.max_hp == 2)  check(t.P1.hp == 2)  check(t:discarded "tarot_the_chariot")
  end,
}

scenario "VII. The Chariot may be played for another player, on top of another one" {
  cites = { "7.1", "10.1.5" },
  players = {
    { name = "P1", hand = { "tarot_the_chariot", "tarot_the_empress" }, loot_plays = 2 },
    { name = "P2" },
  },
  play = function(t)
    t.P1:play("tarot_the_chariot", "P2")  t:settle()
    t.P1:play("tarot_the_empress", "P2")  t:settle()
  end,
  expect = function(t)
    check(t:attack_of "P2" == 3)  check(t.P2.hp == 3)  check(t:attack_of "P1" == 1)  check(t.P1.hp == 2)
  end,
}
