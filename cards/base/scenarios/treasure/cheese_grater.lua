scenario "Cheese Grater: when a player rolls a 6, the top of a deck is revealed to all and may be put into discard" {
  cites = { "6.6.4", "19.3.3", "20.7.1" },
  players = { { name = "P1" }, { name = "P2", items = { "cheese_grater" } } },
  monsters = { { "fatty", hp = 2 } },
  deck = { treasure = { "decoy", "smelter" } },
  dice = { 5, 6 },
  play = function(t)
    t.P1:attack "fatty"  t:settle()
    check(t:hp "fatty" == 1)  check(t.asked == "P2")  check(#t.options == 3)
    check(not t.P2:sees("treasure", 1))
    t.P2:choose "treasure deck"  t:settle()
    check(t.P1:sees("treasure", 1))  check(t.P2:sees("treasure", 1))  check(not t.P1:sees("treasure", 2))
    t.P2:choose "yes"  t:settle()
  end,
  expect = function(t)
    check(t:discard "treasure" == "decoy")  check(t:top "treasure" == "smelter")
    check(t:discard_size "treasure" == 1)  check(t:discarded "fatty")
  end,
}

scenario "Cheese Grater may leave the card where it is, and everybody has seen it" {
  cites = { "19.3.3" },
  players = { { name = "P1", items = { "cheese_grater" } }, { name = "P2" } },
  monsters = { "fly" },
  deck = { loot = { "a_dime", "bomb" } },
  dice = { 6 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P1:choose "loot deck"  t:settle()
    t.P1:choose "no"  t:settle()
  end,
  expect = function(t)
    check(t:top "loot" == "a_dime")  check(t.P1:sees("loot", 1))  check(t.P2:sees("loot", 1))
    check(t:discard_size "loot" == 0)
  end,
}

scenario "Cheese Grater puts a monster into discard without a reward or a refill" {
  cites = { "13.2.10", "20.7.1" },
  players = { { name = "P1", items = { "cheese_grater" }, hand = { "pills_loot" } }, { name = "P2" } },
  monsters = { "fly", "fatty" },
  deck = { monster = { "gurdy", "dip" } },
  dice = { 6 },
  play = function(t)
    t.P1:play "pills_loot"  t:settle()
    t.P1:choose "monster deck"  t:settle()
    t.P1:choose "yes"  t:settle()
  end,
  expect = function(t)
    check(t:discard "monster" == "gurdy")  check(t:slot(1) == "fly")  check(t:slot(2) == "fatty")
    check(t.P1.coins == 0)  check(t.P1.souls == 0)
  end,
}

scenario "Cheese Grater reveals the card on top as it resolves, not as it triggered" {
  cites = { "7.3", "5.2.6" },
  players = { { name = "P1", items = { "cheese_grater" } }, { name = "P2", items = { "the_curse" } } },
  monsters = { "fly" },
  deck = { loot = { "a_penny", "bomb" } },
  discard = { loot = { "a_dime" } },
  dice = { 6 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P1:choose "loot deck"
    t.P2:activate("the_curse", "loot discard")  t:settle()
    t.P1:choose "yes"  t:settle()
  end,
  expect = function(t)
    check(t:discard "loot" == "a_dime")  check(t:top "loot" == "a_penny")  check(not t.P2:sees("loot", 1))
  end,
}
