scenario "Delirium: a 3 misses and deals 3, 5 hits of 4 kill it for 2 treasures; it goes sixth into the deck" {
  cites = { "11.3.3", "13.2.2", "13.2.3", "13.2.6" },
  players = { { name = "P1", items = { "breakfast", "dinner" } }, { name = "P2" } },
  monsters = { "delirium", "fly" },
  deck = {
    monster = { "clotty", "dip", "leech", "pooter", "spider", "squirt" },
    treasure = { "meat", "synthoil", "the_d4" },
  },
  dice = { 3, 4, 4, 4, 4, 4 },
  play = function(t)
    check(t:evasion "fly" == 3)  check(t:evasion "delirium" == 4)
    t.P1:attack "delirium"  t:settle()
  end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P1:has "meat")  check(t.P1:has "synthoil")  check(not t.P1:has "the_d4")
    check(t:slot(1) == "clotty")  -- the first of the six has filled the slot
    check(t:top("monster", 5) == "delirium")  check(t:top("monster", 6) == "squirt")
    check(t:evasion "fly" == 2)  check(not t:discarded "delirium")
  end,
}

scenario "Delirium does nothing when another monster dies" {
  cites = { "13.2.2" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "delirium", "fly" },
  play = function(t) t.P1:play("bomb", "fly")  t:settle() end,
  expect = function(t) check(t:discarded "fly")  check(t:in_play "delirium")  check(t:hp "delirium" == 5) end,
}

scenario "Delirium: it is in the deck before its rewards are gained" {
  cites = { "13.2.2", "13.2.3" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { { "delirium", hp = 1 }, "fly" },
  deck = { monster = { "clotty", "dip", "leech", "pooter", "spider", "squirt" }, treasure = { "meat", "synthoil" } },
  play = function(t)
    t.P1:play("bomb", "delirium")
    t:resolve()  t:resolve()  t:resolve()
    check(not t.P1:has "meat")  check(t:top("monster", 6) ~= "delirium")
    t:resolve()
    check(t:top("monster", 6) == "delirium")  check(not t.P1:has "meat")
    t:settle()
  end,
  expect = function(t)
    check(t.P1:has "meat")  check(t.P1:has "synthoil")  check(t:slot(1) == "clotty")
    check(t:top("monster", 5) == "delirium")
  end,
}

scenario "Delirium goes to the bottom of a deck with fewer cards" {
  cites = { "13.2.2", "19.3.1" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { { "delirium", hp = 1 }, "fly" },
  deck = { monster = { "clotty", "dip", only = true } },
  play = function(t) t.P1:play("bomb", "delirium")  t:settle() end,
  expect = function(t)
    check(t:slot(1) == "clotty")  check(t:bottom "monster" == "delirium")  check(t:deck_size "monster" == 2)
  end,
}
