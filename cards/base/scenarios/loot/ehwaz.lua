scenario "Ehwaz replaces the monsters with cards of the deck, one by one, without rewards" {
  cites = { "13.2.10", "20.7.1", "20.12.3" },
  players = { { name = "P1", hand = { "ehwaz" } }, { name = "P2" } },
  monsters = { "fly", "pin" },
  deck = { monster = { "clotty", "dip", "leech" } },
  play = function(t)
    t.P1:play "ehwaz"  t:settle()
    t.P1:choose "pin"  t:settle()  -- which goes first
  end,
  expect = function(t)
    check(t:discard "monster" == "fly")  check(t:discard("monster", 2) == "pin")  check(t.P1.coins == 0)
    check(t.P1.souls == 0)
    check(t:slot(2) == "clotty")  check(t:slot(1) == "dip")  check(t:top "monster" == "leech")
    check(t:events "monster_died" == 0)
  end,
}

scenario "Ehwaz leaves the attacked monster alone, and the attack continues" {
  cites = { "11.1.5", "11.7.2" },
  players = { { name = "P1", hand = { "ehwaz" } }, { name = "P2" } },
  monsters = { "fly", "fatty" },
  deck = { monster = { "clotty", "dip" } },
  dice = { 2 },
  play = function(t)
    t.P1:attack "fly"
    t.P1:play "ehwaz"
    t:resolve()
    check(t:in_play "fly")  check(t:discarded "fatty")  check(t:slot(2) == "clotty")
    t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t.P1.coins == 1)  check(t:slot(1) == "dip") end,
}

scenario "Ehwaz replaces the topmost monster, and the card under it stays covered" {
  cites = { "14.3.2", "14.3.4" },
  players = { { name = "P1", hand = { "ehwaz", "gold_bomb" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { { "fly", covers = { "fatty" } }, "pin" },
  deck = { monster = { "clotty", "dip" } },
  play = function(t)
    t.P1:play "ehwaz"  t:settle()
    t.P1:choose "fly"  t:settle()
    check(t:discarded "fly")  check(t:slot(1) == "clotty")  check(not t:in_play "fatty")  check(t:slot(2) == "dip")
    t.P1:play("gold_bomb", "clotty")  t:settle()
  end,
  expect = function(t) check(t:slot(1) == "fatty")  check(t:hp "fatty" == 4)  check(not t:discarded "fatty") end,
}

scenario "Ehwaz may reveal an event, which resolves and uncovers the monster below it" {
  cites = { "14.4.1", "14.4.2" },
  players = { { name = "P1", hand = { "ehwaz" }, items = { "breakfast" } }, { name = "P2" } },
  monsters = { { "fly", covers = { "fatty" } }, "pin" },
  deck = { monster = { "troll_bombs", "dip", "leech" } },
  play = function(t)
    t.P1:play "ehwaz"  t:resolve()
    t.P1:choose "fly"
    check(t:slot(1) == "troll_bombs")  check(t:slot(2) == "dip")
    t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t:slot(1) == "fatty")  check(t:top "monster" == "leech") end,
}
