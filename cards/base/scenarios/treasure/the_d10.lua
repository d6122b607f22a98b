scenario "The D10 may put the top monster card into a slot that is not being attacked when a player rolls a 3" {
  cites = { "6.6.4", "14.3.1", "14.3.2" },
  players = { { name = "P1" }, { name = "P2", items = { "the_d10" } } },
  monsters = { { "fatty", hp = 3 }, "gurdy", "pale_fatty" },
  deck = { monster = { "clotty", "dip" } },
  dice = { 2, 3, 4 },
  play = function(t)
    t.P1:attack "fatty"  t:settle()
    check(t:hp "fatty" == 2)  check(t.asked == "P2")  check(#t.options == 3)
    t.P2:choose "gurdy"  t:settle()
  end,
  expect = function(t)
    check(t:slot(2) == "clotty")  check(not t:in_play "gurdy")  check(t:slot(3) == "pale_fatty")
    check(t:discarded "fatty")  check(t:slot(1) == "dip")
  end,
}

scenario "The D10 may leave the monster card on the deck" {
  cites = { "6.6.1" },
  players = { { name = "P1", items = { "the_d10" } }, { name = "P2" } },
  monsters = { "fly", "gurdy" },
  deck = { monster = { "clotty", "dip" } },
  dice = { 3 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P1:choose "no"  t:settle()
  end,
  expect = function(t) check(t:slot(2) == "gurdy")  check(t:slot(1) == "clotty") end,
}

scenario "The D10: the covered monster returns at full HP when the new monster dies" {
  cites = { "14.3.4", "13.2.11", "9.9" },
  players = {
    { name = "P1", items = { "the_d10" }, hand = { "pills_cents", "gold_bomb" }, loot_plays = 2 },
    { name = "P2" },
  },
  monsters = { "fly", { "gurdy", hp = 2 } },
  deck = { monster = { "clotty", "dip" } },
  dice = { 3 },
  play = function(t)
    t.P1:play "pills_cents"  t:settle()
    t.P1:choose "gurdy"  t:settle()
    t.P1:play("gold_bomb", "clotty")  t:settle()
  end,
  expect = function(t)
    check(t:slot(2) == "gurdy")  check(t:hp "gurdy" == 5)  check(t:top "monster" == "dip")  check(t.P1.coins == 11)
  end,
}

scenario "The D10 puts an event there: it resolves for the active player, and the monster is uncovered" {
  cites = { "14.4.1", "14.4.2", "3.3.5" },
  players = { { name = "P1", hand = { "pills_cents" } }, { name = "P2", items = { "the_d10" } } },
  monsters = { "fly", "gurdy" },
  deck = { monster = { "chest_cents", "dip" } },
  dice = { 3, 5 },
  play = function(t)
    t.P1:play "pills_cents"  t:settle()
    t.P2:choose "gurdy"  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 13)  check(t.P2.coins == 0)  check(t:discarded "chest_cents")  check(t:slot(2) == "gurdy")
    check(t:top "monster" == "dip")
  end,
}

scenario "The D10 chooses a slot: the monster there may die in response" {
  cites = { "7.1", "14.1.1" },
  players = {
    { name = "P1", items = { "the_d10" }, hand = { "pills_cents" } },
    { name = "P2", hand = { "bomb" }, loot_plays = 1 },
  },
  monsters = { "fly", "pin" },
  deck = { monster = { "clotty", "dip", "leech" } },
  dice = { 3 },
  play = function(t)
    t.P1:play "pills_cents"
    t:resolve()  t:resolve()
    t.P1:choose "fly"
    t.P2:play("bomb", "fly")
    t:resolve()  t:resolve()  t:resolve()
    check(t:discarded "fly")  check(t:slot(1) == "clotty")
    t:settle()
    t.P1:choose "yes"  t:settle()
  end,
  expect = function(t) check(t:slot(1) == "dip")  check(t:slot(2) == "pin")  check(t:top "monster" == "leech") end,
}
