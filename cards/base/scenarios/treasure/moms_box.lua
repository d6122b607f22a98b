scenario "Mom's Box may loot 1 and then discard a loot when a player rolls a 4, and not for a 3 or a 5" {
  cites = { "6.6.4", "20.5.1", "8.7" },
  players = { { name = "P1" }, { name = "P2", items = { "moms_box" }, hand = { "bomb", "butter_bean" } } },
  monsters = { { "monstro", hp = 2 } },  -- evasion 4
  deck = { loot = { "a_dime", "a_penny" } },
  dice = { 3, 4, 5 },
  play = function(t)
    t.P1:attack "monstro"  t:settle()
    check(t.P1.hp == 1)
    t.P2:choose "yes"  t:settle()
    check(#t.options == 3)
    t.P2:choose "bomb"  t:settle()
  end,
  expect = function(t)
    check(t.P2.loot == 2)  check(t.P2:holds "a_dime")  check(t.P2:holds "butter_bean")  check(t:discarded "bomb")
    check(t:top "loot" == "a_penny")  check(t.P1:has_soul "monstro")
  end,
}

scenario "Mom's Box may choose not to loot" {
  cites = { "6.6.1" },
  players = { { name = "P1", items = { "moms_box" }, hand = { "bomb" } }, { name = "P2" } },
  monsters = { "fly" },
  dice = { 4 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P1:choose "no"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 1)  check(t.P1:holds "bomb")  check(t:discarded "fly") end,
}

scenario "Mom's Box of a player with an empty hand discards the card that was looted" {
  cites = { "1.3", "7.9" },
  players = { { name = "P1", items = { "moms_box" } }, { name = "P2" } },
  monsters = { "fly" },
  deck = { loot = { "a_dime", "a_penny" } },
  dice = { 4 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P1:choose "yes"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 0)  check(t:discard "loot" == "a_dime") end,
}
