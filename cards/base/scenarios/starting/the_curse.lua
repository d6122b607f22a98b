scenario "The Curse puts the top card of a deck into its discard as its player's turn starts" {
  cites = { "4.2.2", "19.4.2" },
  players = { { name = "P1" }, { name = "P2", items = { "the_curse" } } },
  deck = { monster = { "clotty", "dip" } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(t.asked == "P2")
    t.P2:choose "monster deck"  t:settle()
  end,
  expect = function(t)
    check(t.active == "P2")  check(t:discard "monster" == "clotty")  check(t:top "monster" == "dip")
    check(t:discard_size "monster" == 1)
  end,
}

scenario "The Curse puts the top card of a discard on top of its deck" {
  cites = { "6.3.2", "19.4.1" },
  players = { { name = "P1", items = { "the_curse" } }, { name = "P2" } },
  deck = { loot = { "a_penny" } },
  discard = { loot = { "a_dime", "bomb" }, monster = { "fly" } },
  play = function(t) t.P1:activate("the_curse", "loot discard")  t:settle() end,
  expect = function(t)
    check(t:top "loot" == "a_dime")  check(t:top("loot", 2) == "a_penny")  check(t:discard "loot" == "bomb")
    check(t:discard_size "loot" == 1)
  end,
}

scenario "The Curse is eternal: it can't pay for a death" {
  cites = { "3.1.3", "6.8.1", "13.5.3" },
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2", items = { "the_curse" } } },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(not t.P2.alive)  check(t.P2:has "the_curse") end,
}

scenario "The Curse does nothing as another player's turn starts" {
  cites = { "4.2.2" },
  players = { { name = "P1", items = { "the_curse" } }, { name = "P2" } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.active == "P2")  check(t:discard_size "monster" == 0) end,
}
