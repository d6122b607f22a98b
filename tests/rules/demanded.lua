-- Rule 11.1.9: attacks on a certain object that effects demand.
scenario "the demanded attack comes first, and the attack of the turn is left" {
  cites = { "11.1.9" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "dare" } }, { name = "P2" } },
  monsters = { "fly", "horf" }, dice = { 6, 6 },
  play = function(t)
    t.P1:play("dare", "fly")  t:settle()
    check(not t:can("P1", "end the turn"))
    check(not t:can("P1", "attack horf"))
    t.P1:attack "fly"  t:settle()
    check(t:can("P1", "end the turn"))
    t.P1:attack "horf"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t:discarded "horf") end,
}

scenario "it ends with the object" {
  cites = { "11.1.9", "7.7" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "dare", "slay" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "fly", "horf" },
  play = function(t)
    t.P1:play("dare", "fly")  t:settle()
    t.P1:play("slay", "fly")  t:settle()
  end,
  expect = function(t) check(t:can("P1", "end the turn")) end,
}

scenario "two demands are two attacks, in the order that the attacker picks" {
  cites = { "11.1.9", "11.1.4" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "dare" } }, { name = "P2", hand = { "dare" }, loot_plays = 1 } },
  monsters = { "fly", "horf" }, dice = { 6, 6 },
  play = function(t)
    t.P1:play("dare", "fly")
    t.P1:pass()  t.P2:play("dare", "horf")  t:settle()
    t.P1:attack "horf"  t:settle()
    check(not t:can("P1", "end the turn"))
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t) check(t:can("P1", "end the turn")) end,
}

scenario "it demands the attack from the active player, whoever played the card" {
  cites = { "11.1.9" },
  set = "../sets/trials",
  players = { { name = "P1" }, { name = "P2", hand = { "dare" }, loot_plays = 1 } },
  monsters = { "fly", "horf" }, dice = { 6 },
  play = function(t)
    t.P1:pass()  t.P2:play("dare", "horf")  t:settle()
    check(not t:can("P1", "end the turn"))
    t.P1:attack "horf"  t:settle()
  end,
  expect = function(t) check(t:can("P1", "end the turn")) end,
}
