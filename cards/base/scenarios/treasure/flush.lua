scenario "Flush! puts each monster on the bottom of its deck, in an order of its player's choice" {
  cites = { "20.12.3", "19.3.1", "14.2.1", "13.2.10" },
  players = { { name = "P1" }, { name = "P2", items = { "flush" } } },
  monsters = { "fatty", "gurdy" },
  shop = { "breakfast", "dinner" },
  deck = { monster = { "dip", "horf" } },
  play = function(t)
    t.P2:activate("flush", "Each monster that is not being attacked.")  t:settle()
    t.P2:choose "gurdy"  t:settle()
  end,
  expect = function(t)
    check(t:bottom "monster" == "fatty")  check(t:slot(1) == "dip")  check(t:slot(2) == "horf")
    check(not t:in_play "gurdy")  check(t.P1.souls == 0)  check(t.P1.coins == 0)  check(t:discard_size "monster" == 0)
    check(t:slot(1, "shop") == "breakfast")  check(t:slot(2, "shop") == "dinner")  check(not t:charged "flush")
  end,
}

scenario "Flush! leaves the attacked monster, and the attack continues" {
  cites = { "11.7.2", "7.4" },
  players = { { name = "P1", items = { "flush" } }, { name = "P2" } },
  monsters = { "fly", "gurdy" },
  deck = { monster = { "dip", "horf" } },
  dice = { 2 },
  play = function(t)
    t.P1:attack "fly"
    t.P1:activate("flush", "Each monster that is not being attacked.")  t:resolve()
    check(t:in_play "fly")  check(t:bottom "monster" == "gurdy")  check(t:slot(2) == "dip")
    t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t.P1.coins == 1) end,
}

scenario "Flush! puts each shop item on the bottom of its deck, but no player's item" {
  cites = { "3.1.5", "14.2.1", "7.2" },
  players = { { name = "P1", items = { "flush" } }, { name = "P2", items = { "meat" } } },
  monsters = { "fatty" },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "synthoil", "the_relic" } },
  play = function(t)
    t.P1:activate("flush", "Each shop item.")  t:settle()
    t.P1:choose "dinner"  t:settle()
  end,
  expect = function(t)
    check(t:bottom "treasure" == "breakfast")  check(t:slot(1, "shop") == "synthoil")
    check(t:slot(2, "shop") == "the_relic")  check(t.P2:has "meat")  check(t.P1:has "flush")
    check(t:in_play "fatty")  check(t:discard_size "treasure" == 0)
  end,
}

scenario "Flush! uncovers a covered monster" {
  cites = { "14.3.4" },
  players = { { name = "P1", items = { "flush" } }, { name = "P2" } },
  monsters = { { "fly", covers = { "gurdy" } }, "fatty" },
  play = function(t)
    t.P1:activate("flush", "Each monster that is not being attacked.")  t:settle()
    t.P1:choose "fatty"  t:settle()
  end,
  expect = function(t) check(t:in_play "gurdy")  check(t:bottom "monster" == "fly") end,
}
