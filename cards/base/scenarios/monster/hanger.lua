scenario "Hanger: a 3 misses and deals 2, 2 hits of 4 kill it for 7¢ and 1 more shop slot" {
  cites = { "11.3.3", "14.1.3", "14.2.6" },
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2" } },
  monsters = { "hanger" },
  deck = { treasure = { "meat", "synthoil" } },
  dice = { 3, 4, 4 },
  play = function(t) t.P1:attack "hanger"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P1.coins == 7)  check(t:discarded "hanger")
    check(t:slots "shop" == 3)  check(t:slot(3, "shop") == "meat")  check(t:slots "monster" == 2)
  end,
}

scenario "Hanger does nothing when another monster dies" {
  cites = { "13.2.2" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "hanger", "fly" },
  play = function(t) t.P1:play("bomb", "fly")  t:settle() end,
  expect = function(t) check(t:discarded "fly")  check(t:in_play "hanger")  check(t:slots "shop" == 2) end,
}

scenario "Hanger and Mulligan killed at once: each expands its own kind of slots, and both are filled" {
  cites = { "14.1.3", "14.2.6", "13.9.2" },
  players = { { name = "P1", hand = { "tarot_the_tower" } }, { name = "P2" } },
  monsters = { { "hanger", hp = 1 }, { "mulligan", hp = 1 } },
  deck = { monster = { "clotty", "dip", "leech" }, treasure = { "meat" } },
  dice = { 3 },
  play = function(t)
    t.P1:play "tarot_the_tower"  t:settle()
    t.P1:choose "hanger"  t:settle()
  end,
  expect = function(t)
    check(t:slots "shop" == 3)  check(t:slots "monster" == 3)  check(t:slot(3, "shop") == "meat")
    check(t:in_play "clotty")  check(t:in_play "dip")  check(t:in_play "leech")  check(t.P1.coins == 10)
  end,
}
