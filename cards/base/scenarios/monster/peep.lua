scenario "Peep: a 3 misses, 3 hits of 4 kill it for a treasure and a soul, and The Bloat comes out of the deck" {
  cites = { "11.3.3", "13.2.5", "14.3.1", "20.4.2" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "peep", "fatty", "clotty" },
  deck = { treasure = { "meat", "synthoil" }, monster = { "fly", "the_bloat", "dip", only = true } },
  dice = { 3, 4, 4, 4 },
  play = function(t)
    t.P1:attack "peep"  t:settle()
    check(t.asked == "P1")  check(#t.options == 3)  -- its own slot, which is empty, and two with a monster
    t.P1:choose "clotty"  t:settle()
  end,
  expect = function(t)
    check(t:slot(3) == "the_bloat")  check(not t:in_play "clotty")  check(t:slot(2) == "fatty")
    check(t:events "deck_shuffled" == 1)  check(t:deck_size "monster" == 1)  check(t:slot(1) ~= "the_bloat")
    check(t.P1.hp == 1)  check(t.P1:has "meat")  check(not t.P1:has "synthoil")  check(t.P1.coins == 0)
    check(t.P1:has_soul "peep")  check(t.P1.souls == 1)
  end,
}

scenario "Peep: the monster that The Bloat covered is uncovered when The Bloat dies" {
  cites = { "14.3.4" },
  players = {
    { name = "P1", hand = { "bomb", "bomb" }, loot_plays = 2 },
    { name = "P2", hand = { "gold_bomb" }, loot_plays = 1 },
  },
  monsters = { { "peep", hp = 1 }, "fatty" },
  deck = { monster = { "fly", "the_bloat", only = true } },
  play = function(t)
    t.P1:play("bomb", "peep")  t:settle()
    t.P1:choose "fatty"  t:settle()
    check(t:slot(1) == "fly")  check(t:slot(2) == "the_bloat")
    t.P2:play("gold_bomb", "the_bloat")  t:settle()
    t.P1:play("bomb", "the_bloat")  t:settle()
  end,
  expect = function(t) check(t:slot(2) == "fatty")  check(t.P1.souls == 2) end,
}

scenario "Peep: The Bloat may enter the slot that Peep has left empty" {
  cites = { "14.1.2", "14.2.3" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { { "peep", hp = 1 }, "fatty" },
  deck = { monster = { "fly", "the_bloat", "dip", only = true } },
  play = function(t)
    t.P1:play("bomb", "peep")  t:settle()
    t.P1:choose "slot 1"  t:settle()
  end,
  expect = function(t)
    check(t:slot(1) == "the_bloat")  check(t:slot(2) == "fatty")  check(t:deck_size "monster" == 2)
  end,
}

scenario "Peep: The Bloat may cover the monster that Peep covered" {
  cites = { "14.3.4", "14.3.1" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { { "peep", hp = 1, covers = { "dip" } }, "fatty" },
  deck = { monster = { "fly", "the_bloat", only = true } },
  play = function(t)
    t.P1:play("bomb", "peep")  t:settle()
    check(t:in_play "dip")
    t.P1:choose "dip"  t:settle()
  end,
  expect = function(t)
    check(t:slot(1) == "the_bloat")  check(t:slot(2) == "fatty")  check(t:top "monster" == "fly")
  end,
}

scenario "Peep: a slot that is being attacked can't be chosen, so The Bloat takes Peep's slot" {
  cites = { "14.1.2", "14.2.3" },
  players = { { name = "P1" }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { { "peep", hp = 1 }, { "fatty", hp = 1 } },
  deck = { monster = { "fly", "the_bloat", "dip", only = true } },
  dice = { 2 },
  play = function(t)
    t.P1:attack "fatty"
    t.P2:play("bomb", "peep")
    t:resolve()  t:resolve()  t:resolve()  t:resolve()
    check(t:slot(1) == "the_bloat")  check(t:slot(2) == "fatty")
    t:settle()
  end,
  expect = function(t) check(t:discarded "fatty")  check(t:slot(1) == "the_bloat") end,
}

scenario "Peep: without The Bloat in it, the deck is only shuffled" {
  cites = { "20.4.2" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { { "peep", hp = 1 }, "fatty" },
  deck = { monster = { "fly", "dip", only = true } },
  discard = { monster = { "the_bloat" } },
  play = function(t) t.P1:play("bomb", "peep")  t:settle() end,
  expect = function(t)
    check(t:events "deck_shuffled" == 1)  check(t:discarded "the_bloat")  check(t:slot(2) == "fatty")
    check(t.P1:has_soul "peep")  check(t:deck_size "monster" == 1)
  end,
}

scenario "Peep does nothing when another monster dies" {
  cites = { "13.2.2" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "peep", "fly" },
  deck = { monster = { "fatty", "the_bloat", only = true } },
  play = function(t) t.P1:play("bomb", "fly")  t:settle() end,
  expect = function(t) check(t:slot(2) == "fatty")  check(t:events "deck_shuffled" == 0) end,
}
