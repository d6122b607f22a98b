scenario "Cambion Conception gains a treasure for the sixth counter, not for the fifth" {
  cites = { "20.1.2", "10.2.4" },
  players = {
    { name = "P1", hand = { "bomb", "bomb" }, loot_plays = 2 },
    { name = "P2", items = { { "cambion_conception", counters = 4 }, "breakfast" } },
  },
  deck = { treasure = { "meat", "synthoil" } },
  play = function(t)
    t.P1:play("bomb", "P2")  t:settle()
    check(t:counters "cambion_conception" == 5)  check(#t.P2.items == 2)
    t.P1:play("bomb", "P2")  t:settle()
  end,
  expect = function(t)
    check(t:counters "cambion_conception" == 0)  check(t.P2:has "meat")  check(#t.P2.items == 3)
    check(t:top "treasure" == "synthoil")
  end,
}

scenario "Cambion Conception gets a counter for each damage, and keeps those beyond 6" {
  cites = { "20.1.2" },
  players = {
    { name = "P1", hand = { "gold_bomb" } },
    { name = "P2", items = { { "cambion_conception", counters = 5 }, "breakfast", "dinner" } },
  },
  deck = { treasure = { "meat", "synthoil" } },
  play = function(t) t.P1:play("gold_bomb", "P2")  t:settle() end,
  expect = function(t)
    check(t:counters "cambion_conception" == 2)  check(t.P2:has "meat")  check(not t.P2:has "synthoil")
    check(t.P2.hp == 1)
  end,
}

scenario "Cambion Conception ignores another player's damage, and prevented damage" {
  cites = { "10.4.2", "10.2.4" },
  players = {
    { name = "P1", hand = { "bomb", "soul_heart", "gold_bomb" }, loot_plays = 3 },
    { name = "P2", items = { "cambion_conception", "breakfast", "dinner" } },
  },
  play = function(t)
    t.P1:play("bomb", "P1")  t:settle()
    check(t:counters "cambion_conception" == 0)
    t.P1:play("soul_heart", "P2")  t:settle()
    t.P1:play("gold_bomb", "P2")  t:settle()
  end,
  expect = function(t) check(t:counters "cambion_conception" == 2)  check(t.P2.hp == 2) end,
}

scenario "Cambion Conception gains only one treasure each time, even if it has 12 or more counters" {
  cites = { "7.10" },
  players = {
    { name = "P1", hand = { "bomb" } },
    { name = "P2", items = { { "cambion_conception", counters = 12 } } },
  },
  deck = { treasure = { "meat", "synthoil" } },
  play = function(t) t.P1:play("bomb", "P2")  t:settle() end,
  expect = function(t) check(t:counters "cambion_conception" == 7)  check(#t.P2.items == 2) end,
}
