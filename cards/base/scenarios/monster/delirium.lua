scenario "Delirium: a 3 misses and deals 3, 5 hits of 4 kill it for 2 treasures; it goes sixth into the deck" {
  cites = { "11.3.3", "13.2.4", "13.2.3", "13.2.6" },
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
