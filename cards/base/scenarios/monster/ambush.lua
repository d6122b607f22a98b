scenario "Ambush! makes the active player attack the monster deck two more times" {
  cites = { "11.2.2", "11.1.4", "3.3.5" },
  players = { { name = "P1" }, { name = "P2" } },
  deck = { monster = { "ambush", "fly", "dip", "clotty" } },
  dice = { 2, 4 },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })  t:settle()
    check(t:discarded "ambush")  check(not t:can("P1", "end"))
    t.P1:attack("deck", { slot = 1 })  t:settle()
    check(t:discarded "fly")  check(not t:can("P1", "end"))
    t.P1:attack("deck", { slot = 1 })  t:settle()
  end,
  expect = function(t)
    check(t:discarded "dip")  check(t:can("P1", "end"))  check(not t:can("P1", "attack"))
    check(t:top "monster" == "clotty")
  end,
}

scenario "Ambush! revealed by a refill demands two attacks on the deck besides the attack of the turn" {
  cites = { "14.2.2", "11.1.4", "11.1.8" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "fly", "fatty" },
  deck = { monster = { "ambush", "dip", "leech", "spider", "squirt" } },
  dice = { 4, 4, 4 },
  play = function(t)
    t.P1:play("bomb", "fly")  t:settle()
    check(t:discarded "ambush")  check(t:slot(1) == "dip")  check(not t:can("P1", "end"))
    t.P1:attack("deck", { slot = 2 })  t:settle()
    check(t:discarded "leech")  check(not t:can("P1", "end"))
    t.P1:attack("deck", { slot = 2 })  t:settle()
    check(t:discarded "spider")  check(t:can("P1", "end"))
    t.P1:attack "dip"  t:settle()
  end,
  expect = function(t) check(t:discarded "dip")  check(not t:can("P1", "attack")) end,
}

scenario "Ambush! cancelled demands nothing" {
  cites = { "5.2.7", "14.4.1" },
  players = { { name = "P1" }, { name = "P2", hand = { "tarot_the_fool" }, loot_plays = 1 } },
  deck = { monster = { "ambush", "fly" } },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })
    t.P2:play "tarot_the_fool"  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t:discarded "ambush")  check(t:top "monster" == "fly") end,
}
