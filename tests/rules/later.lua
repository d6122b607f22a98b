-- Rule 6.7.12: continuous effects that begin with a player's next turn.
scenario "it begins with the next turn of the player, and ends with it" {
  cites = { "6.7.12" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "truce" } }, { name = "P2" } },
  monsters = { "fly", "horf" },
  play = function(t)
    t.P1:play("truce", "P2")  t:settle()
    check(t:can("P1", "attack"))
    t.P1:end_turn()  t:settle()
    check(not t:can("P2", "attack"))
    t.P2:end_turn()  t:settle()  t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:can("P2", "attack")) end,
}

scenario "in one's own turn, the next turn is another one" {
  cites = { "6.7.12" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "truce" } }, { name = "P2" } },
  monsters = { "fly", "horf" },
  play = function(t)
    t.P1:play("truce", "P1")  t:settle()
    check(t:can("P1", "attack"))
    t.P1:end_turn()  t:settle()
    check(t:can("P2", "attack"))
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(not t:can("P1", "attack")) end,
}

scenario "an extra turn is the next turn" {
  cites = { "6.7.12", "4.6.3" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "truce", "encore" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "fly", "horf" },
  play = function(t)
    t.P1:play("truce", "P1")  t:settle()
    t.P1:play "encore"  t:settle()
    t.P1:end_turn()  t:settle()
    check(t.active == "P1")
  end,
  expect = function(t) check(not t:can("P1", "attack")) end,
}

scenario "the objects that it changes are those in play when it begins" {
  cites = { "6.7.12", "6.7.9" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "bad_omen" }, hand = { "slay" } }, { name = "P2" } },
  monsters = { "fly", "horf" }, deck = { monster = { "leaper" } },
  play = function(t)
    t.P1:activate "bad_omen"  t:settle()  t.P1:choose(2)  t:settle()
    t.P1:play("slay", "fly")  t:settle()
    check(t:attack_of "leaper" == 1)
    t.P1:end_turn()  t:settle()
    check(t:attack_of "leaper" == 3)  check(t:attack_of "horf" == 3)
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t:attack_of "leaper" == 1) end,
}

scenario "it stays if its source leaves play" {
  cites = { "6.7.12" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "bad_omen" }, hand = { "shatter" } }, { name = "P2" } },
  monsters = { "fly", "horf" },
  play = function(t)
    t.P1:activate "bad_omen"  t:settle()  t.P1:choose(1)  t:settle()
    t.P1:play("shatter", "bad_omen")  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:attack_of "fly" == 2) end,
}

scenario "a copied ability makes an effect of its own" {
  cites = { "6.7.12", "20.9.4" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "bad_omen", "placebo" } }, { name = "P2" } },
  monsters = { "fly", "horf" },
  play = function(t)
    t.P1:activate "bad_omen"  t:settle()  t.P1:choose(1)  t:settle()
    t.P1:activate("placebo", "bad_omen")  t:settle()  t.P1:choose(3)  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:attack_of "fly" == 5) end,
}
