scenario "Sack Head looks at the top card of a deck and puts it on the bottom" {
  cites = { "19.3.3", "19.3.1" },
  players = { { name = "P1", items = { "sack_head" } }, { name = "P2" } },
  deck = { monster = { "fly", "dip", "horf" } },
  play = function(t)
    t.P1:activate("sack_head", "monster deck")  t:settle()
    check(t.asked == "P1")  check(t.P1:sees "monster")  check(not t.P1:sees("monster", 2))
    check(not t.P2:sees "monster")
    t.P1:choose "yes"  t:settle()
  end,
  expect = function(t)
    check(t:top "monster" == "dip")  check(t:bottom "monster" == "fly")  check(not t:charged "sack_head")
  end,
}

scenario "Sack Head may leave the card on top" {
  cites = { "19.3.3" },
  players = { { name = "P1", items = { "sack_head" } }, { name = "P2" } },
  deck = { treasure = { "breakfast", "dinner" } },
  play = function(t)
    t.P1:activate("sack_head", "treasure deck")  t:settle()
    t.P1:choose "no"  t:settle()
  end,
  expect = function(t) check(t:top "treasure" == "breakfast")  check(t:top("treasure", 2) == "dinner") end,
}

scenario "Sack Head looks at the card on top as it resolves" {
  cites = { "5.2.6" },
  players = { { name = "P1", items = { "sack_head" } }, { name = "P2", items = { "potato_peeler" } } },
  deck = { loot = { "a_penny", "bomb", "a_dime" } },
  play = function(t)
    t.P1:activate("sack_head", "loot deck")
    t.P2:activate "potato_peeler"  t:settle()
    t.P1:choose "yes"  t:settle()
  end,
  expect = function(t)
    check(t:discard "loot" == "a_penny")  check(t:bottom "loot" == "bomb")  check(t:top "loot" == "a_dime")
  end,
}
