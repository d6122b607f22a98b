scenario "Spider Mod may put a monster that isn't being attacked into discard when a player rolls a 5, and replace it" {
  cites = { "6.6.4", "20.7.1", "14.2.1", "13.2.10" },
  players = { { name = "P1" }, { name = "P2", items = { "spider_mod" } } },
  monsters = { { "fatty", hp = 3 }, "gurdy", "pale_fatty" },
  deck = { monster = { "clotty" } },
  dice = { 4, 5, 6 },
  play = function(t)
    t.P1:attack "fatty"  t:settle()
    check(t:hp "fatty" == 2)  check(t.asked == "P2")  check(#t.options == 3)
    t.P2:choose "gurdy"  t:settle()
  end,
  expect = function(t)
    check(t:discarded "gurdy")  check(t:slot(2) == "clotty")  check(t:in_play "pale_fatty")
    check(t:discarded "fatty")  check(t:events "monster_died" == 1)  check(t.P1.coins == 0)  check(t.P1.souls == 0)
  end,
}

scenario "Spider Mod may leave the monster where it is" {
  cites = { "6.6.1" },
  players = { { name = "P1" }, { name = "P2", items = { "spider_mod" } } },
  monsters = { "fly", "gurdy" },
  dice = { 5 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P2:choose "no"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t:in_play "gurdy") end,
}

scenario "Spider Mod may choose any monster while none is attacked, and gives no rewards" {
  cites = { "13.2.10", "9.9" },
  players = { { name = "P1", items = { "spider_mod" }, hand = { "pills_cents" }, coins = 4 }, { name = "P2" } },
  monsters = { "fly", "gurdy" },
  deck = { monster = { "clotty" } },
  dice = { 5 },
  play = function(t)
    t.P1:play "pills_cents"  t:settle()
    check(#t.options == 3)
    t.P1:choose "fly"  t:settle()
  end,
  expect = function(t) check(t:slot(1) == "clotty")  check(t:slot(2) == "gurdy")  check(t.P1.coins == 0) end,
}

scenario "Q89 Spider Mod puts the top card of the deck in place of the monster: the card under it stays covered" {
  cites = { "14.3.4", "14.3.2" },
  players = { { name = "P1", items = { "spider_mod" } }, { name = "P2" } },
  monsters = { "fly", { "gurdy", covers = { "dip" } } },
  deck = { monster = { "clotty", "horf" } },
  dice = { 5 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P1:choose "gurdy"  t:settle()
  end,
  expect = function(t)
    check(t:discarded "gurdy")  check(t:slot(2) == "clotty")  check(not t:in_play "dip")  check(t:slot(1) == "horf")
  end,
}

scenario "Spider Mod may bring an event, which resolves there; then the card under it is uncovered" {
  cites = { "14.4.1", "14.4.2" },
  players = { { name = "P1", items = { "spider_mod" } }, { name = "P2" } },
  monsters = { "fly", { "gurdy", covers = { "dip" } } },
  deck = { monster = { "chest_cents", "horf" } },
  dice = { 5, 4 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P1:choose "gurdy"  t:settle()
  end,
  expect = function(t)
    check(t:discarded "gurdy")  check(t:discarded "chest_cents")  check(t:slot(2) == "dip")  check(t:slot(1) == "horf")
  end,
}
