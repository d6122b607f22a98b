scenario "Bob's Brain: as its player declares an attack, a 1 or a 2 deals 1 damage to a monster" {
  cites = { "11.1.5", "9.4" },
  players = { { name = "P1", items = { "bobs_brain", "champion_belt" } }, { name = "P2" } },
  monsters = { "fly", "gurdy" },
  deck = { monster = { "dip", "clotty" } },
  dice = { 1, 2, 2, 4 },
  play = function(t)
    t.P1:declare_attack()  t:settle()
    check(t.question == "target")  check(#t.options == 2)
    t.P1:choose "gurdy"  t:settle()
    check(t:hp "gurdy" == 4)
    t.P1:choose "fly"  t:settle()
    t.P1:declare_attack()  t:settle()
    t.P1:choose "gurdy"  t:settle()
    check(t:hp "gurdy" == 3)
    t.P1:choose "dip"  t:settle()
  end,
  expect = function(t) check(t:discarded "dip")  check(t.P1.hp == 2)  check(t.P2.hp == 2) end,
}

scenario "Bob's Brain: a 3 or a 4 deals 1 damage to a player" {
  cites = { "9.4" },
  players = { { name = "P1", items = { "bobs_brain", "champion_belt" } }, { name = "P2" } },
  monsters = { "fly", "gurdy" },
  deck = { monster = { "dip", "clotty" } },
  dice = { 3, 2, 4, 4 },
  play = function(t)
    t.P1:declare_attack()  t:settle()
    check(#t.options == 2)
    t.P1:choose "P1"  t:settle()
    check(t.P1.hp == 1)
    t.P1:choose "fly"  t:settle()
    t.P1:declare_attack()  t:settle()
    t.P1:choose "P2"  t:settle()
    check(t.P2.hp == 1)
    t.P1:choose "dip"  t:settle()
  end,
  expect = function(t) check(t:discarded "dip")  check(t:hp "gurdy" == 5)  check(t.P1.hp == 1) end,
}

scenario "Bob's Brain: a 5 or a 6 makes its player take 1 damage" {
  cites = { "9.4", "10.2.3" },
  players = { { name = "P1", items = { "bobs_brain", "champion_belt", "breakfast" } }, { name = "P2" } },
  monsters = { "fly", "gurdy" },
  deck = { monster = { "dip", "clotty" } },
  dice = { 5, 2, 6, 4 },
  play = function(t)
    t.P1:declare_attack()  t:settle()
    check(t.P1.hp == 2)
    t.P1:choose "fly"  t:settle()
    t.P1:declare_attack()  t:settle()
    check(t.P1.hp == 1)
    t.P1:choose "dip"  t:settle()
  end,
  expect = function(t) check(t:discarded "dip")  check(t:hp "gurdy" == 5)  check(t.P2.hp == 2) end,
}

scenario "Bob's Brain does nothing when another player attacks" {
  cites = { "11.1.5" },
  players = { { name = "P1" }, { name = "P2", items = { "bobs_brain" } } },
  monsters = { "fly" },
  dice = { 2 },
  play = function(t) t.P1:attack "fly"  t:settle() end,
  expect = function(t) check(t:discarded "fly")  check(t.P1.hp == 2)  check(t.P2.hp == 2) end,
}

scenario "Bob's Brain kills its own player: no target is chosen, and the turn ends" {
  cites = { "13.5.1", "13.5.8", "11.7.1" },
  players = { { name = "P1", hp = 1, coins = 3, items = { "bobs_brain" } }, { name = "P2" } },
  monsters = { "fly" },
  dice = { 5 },
  play = function(t) t.P1:declare_attack()  t:settle() end,
  expect = function(t)
    check(t.active == "P2")  check(t:events "attack_declared_on" == 0)  check(t:discarded "bobs_brain")
    check(t.P1.coins == 2)
  end,
}

scenario "Bob's Brain kills a monster before the target is chosen: the refilled slot can be attacked" {
  cites = { "11.1.2", "14.2.1", "11.1.8" },
  players = { { name = "P1", items = { "bobs_brain" } }, { name = "P2" } },
  monsters = { "fly", "gurdy" },
  deck = { monster = { "dip", "clotty" } },
  dice = { 1, 4 },
  play = function(t)
    t.P1:declare_attack()  t:settle()
    t.P1:choose "fly"  t:settle()
    check(t:discarded "fly")
    t.P1:choose "dip"  t:settle()
  end,
  expect = function(t) check(t:discarded "dip")  check(t.P1.coins == 2)  check(not t:can("P1", "attack")) end,
}
