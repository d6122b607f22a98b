scenario "XI. Strength gives a player +1 attack and one more attack, this turn" {
  cites = { "11.1.8", "10.1.5", "6.7.7" },
  players = { { name = "P1", hand = { "tarot_strength" } }, { name = "P2" } },
  monsters = { { "fatty", hp = 2 }, "fly" },
  dice = { 2, 2 },
  play = function(t)
    t.P1:play("tarot_strength", "P1")  t:settle()
    check(t:attack_of "P1" == 2)  check(t:attack_of "P2" == 1)
    t.P1:attack "fatty"  t:settle()
    check(t:discarded "fatty")  check(t:can("P1", "end"))
    t.P1:attack "fly"  t:settle()
    check(t:discarded "fly")  check(not t:can("P1", "attack"))
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:attack_of "P1" == 1)  check(t.active == "P2") end,
}

scenario "F43 XI. Strength after the attack of the turn allows another one" {
  cites = { "11.1.8", "11.1.1" },
  players = { { name = "P1", hand = { "tarot_strength" } }, { name = "P2" } },
  monsters = { "fly", { "fatty", hp = 2 } },
  dice = { 2, 2 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    check(not t:can("P1", "attack"))
    t.P1:play("tarot_strength", "P1")  t:settle()
    t.P1:attack "fatty"  t:settle()
  end,
  expect = function(t) check(t:discarded "fatty")  check(not t:can("P1", "attack")) end,
}

scenario "XI. Strength played for another player gives the active player no attack" {
  cites = { "11.1.1", "7.1" },
  players = { { name = "P1", hand = { "tarot_strength" } }, { name = "P2" } },
  monsters = { "fly", "dip" },
  dice = { 2, 4 },
  play = function(t)
    t.P1:play("tarot_strength", "P2")  t:settle()
    check(t:attack_of "P2" == 2)  check(t:attack_of "P1" == 1)
    t.P1:attack "fly"  t:settle()
    check(not t:can("P1", "attack"))
    t.P1:end_turn()  t:settle()
    t.P2:attack "dip"  t:settle()
  end,
  expect = function(t) check(not t:can("P2", "attack"))  check(t:attack_of "P2" == 1) end,
}

scenario "XI. Strength cancelled gives no attack" {
  cites = { "5.2.7" },
  players = { { name = "P1", hand = { "tarot_strength" } }, { name = "P2", hand = { "butter_bean" }, loot_plays = 1 } },
  monsters = { "fly", "fatty" },
  dice = { 2 },
  play = function(t)
    t.P1:play("tarot_strength", "P1")
    t.P2:play "butter_bean"  t:settle()
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t) check(not t:can("P1", "attack"))  check(t:attack_of "P1" == 1) end,
}
