scenario "The Shovel puts a monster from the monster discard on top of its deck" {
  cites = { "19.3.1", "19.4.1", "7.4" },
  players = { { name = "P1" }, { name = "P2", items = { "the_shovel" } } },
  monsters = { "fatty", "pale_fatty" },
  deck = { monster = { "dip" } },
  discard = { monster = { "troll_bombs", "fly", "curse_of_pain", "gurdy" }, loot = { "bomb" }, treasure = { "meat" } },
  play = function(t)
    t.P2:activate "the_shovel"
    check(t.question == "target")  check(#t.options == 2)  -- neither the event nor the curse
    t.P2:choose "gurdy"  t:settle()
  end,
  expect = function(t)
    check(t:top "monster" == "gurdy")  check(t:top("monster", 2) == "dip")  check(t:discard_size "monster" == 3)
    check(t:discarded "fly")  check(t:discard_size "loot" == 1)  check(t:discard_size "treasure" == 1)
    check(not t:charged "the_shovel")
  end,
}

scenario "The Shovel can't be activated if only events and curses are in the monster discard" {
  cites = { "7.12", "3.3.6" },
  players = { { name = "P1", items = { "the_shovel" } }, { name = "P2" } },
  deck = { monster = { "dip" } },
  discard = { monster = { "troll_bombs", "curse_of_pain" } },
  play = function(t) check(not t:can("P1", "the_shovel")) end,
}

scenario "The Shovel chooses as it is activated: a monster that dies in response can't be chosen" {
  cites = { "7.3", "5.2.6" },
  players = { { name = "P1", items = { "the_shovel" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "fly", "fatty" },
  deck = { monster = { "dip", "horf" } },
  discard = { monster = { "pin" } },
  play = function(t)
    t.P1:activate "the_shovel"
    t.P2:activate("mr_boom", "fly")  t:settle()
  end,
  expect = function(t) check(t:slot(1) == "dip")  check(t:top "monster" == "pin")  check(t:discarded "fly") end,
}

scenario "The Shovel fizzles if the card has left the discard by then" {
  cites = { "7.5", "7.7" },
  players = { { name = "P1", items = { "the_shovel" } }, { name = "P2", items = { "the_curse" } } },
  deck = { monster = { "dip", "horf" } },
  discard = { monster = { "pin" } },
  play = function(t)
    t.P1:activate "the_shovel"
    t.P2:activate "the_curse"  t:settle()
  end,
  expect = function(t)
    check(t:top "monster" == "pin")  check(t:top("monster", 2) == "dip")  check(t:events "fizzled" == 1)
  end,
}
