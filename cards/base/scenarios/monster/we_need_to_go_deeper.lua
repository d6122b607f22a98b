scenario "We Need to Go Deeper!: discarded monsters go on top of the deck, and one more attack is allowed" {
  cites = { "3.3.5", "19.3.1", "11.1.8" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "fatty", "gurdy" },
  deck = { monster = { "we_need_to_go_deeper", "squirt" } },
  discard = { monster = { "fly", "chest_loot", "dip", "curse_of_greed", "pin" } },
  dice = { 4 },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })  t:settle()
    check(#t.options == 4)  -- three monsters, and none of them
    t.P1:choose("fly", "dip", "none")  t:settle()
    check(t:top "monster" == "dip")  check(t:top("monster", 2) == "fly")  check(t:top("monster", 3) == "squirt")
    check(t:discarded "we_need_to_go_deeper")  check(t:discarded "pin")  check(t:can("P1", "end"))
    t.P1:attack("deck", { slot = 1 })  t:settle()
  end,
  expect = function(t)
    check(t:discarded "dip")  check(t:top "monster" == "fly")  check(not t:can("P1", "attack"))
    check(t:discarded "chest_loot")  check(t:discarded "curse_of_greed")
  end,
}

scenario "We Need to Go Deeper! may leave the discard as it is, and the attack may be on a monster in a slot" {
  cites = { "11.1.8", "11.1.3" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "fly", "gurdy" },
  deck = { monster = { "we_need_to_go_deeper", "squirt" } },
  discard = { monster = { "pin" } },
  dice = { 2 },
  play = function(t)
    t.P1:attack("deck", { slot = 2 })  t:settle()
    t.P1:choose "none"  t:settle()
    check(t:top "monster" == "squirt")  check(t:discarded "pin")
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(not t:can("P1", "attack")) end,
}

scenario "We Need to Go Deeper! with an empty discard only allows the attack" {
  cites = { "1.3", "11.1.8" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "fly", "gurdy" },
  deck = { monster = { "we_need_to_go_deeper", "squirt" } },
  play = function(t) t.P1:attack("deck", { slot = 2 })  t:settle() end,
  expect = function(t) check(t:can("P1", "attack"))  check(t:can("P1", "end"))  check(t:top "monster" == "squirt") end,
}

scenario "We Need to Go Deeper!: the monsters are chosen as it goes on the stack, and others see them" {
  cites = { "7.1", "7.3" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "fatty", "gurdy" },
  deck = { monster = { "we_need_to_go_deeper", "squirt" } },
  discard = { monster = { "fly", "dip" } },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })
    t.P1:choose("dip", "none")
    check(t:top "monster" == "squirt")  check(t:discarded "dip")  -- it can still be answered
    t:settle()
  end,
  expect = function(t) check(t:top "monster" == "dip")  check(t:discarded "fly")  check(t:can("P1", "attack")) end,
}

scenario "We Need to Go Deeper!: a card that has left the discard in response is skipped, the others are moved" {
  cites = { "7.5", "7.7", "7.11" },
  players = { { name = "P1" }, { name = "P2", items = { "the_shovel" } } },
  monsters = { "fatty", "gurdy" },
  deck = { monster = { "we_need_to_go_deeper", "squirt" } },
  discard = { monster = { "fly", "dip" } },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })
    t.P1:choose("dip", "fly")
    t.P2:activate "the_shovel"  t:settle()
    t.P2:choose "dip"  t:settle()
  end,
  expect = function(t) check(t:top "monster" == "fly")  check(not t:discarded "dip")  check(t:can("P1", "attack")) end,
}

scenario "We Need to Go Deeper! fizzles when all chosen cards have left the discard" {
  cites = { "7.5", "7.11" },
  players = { { name = "P1" }, { name = "P2", items = { "the_shovel" } } },
  monsters = { "fatty", "gurdy" },
  deck = { monster = { "we_need_to_go_deeper", "squirt" } },
  discard = { monster = { "fly", "dip" } },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })
    t.P1:choose("dip", "none")
    t.P2:activate("the_shovel", "dip")  t:settle()
  end,
  expect = function(t)
    check(t:events "fizzled" == 1)  check(not t:can("P1", "attack"))  check(t:discarded "we_need_to_go_deeper")
    check(t:discarded "fly")
  end,
}
