scenario "Dead Bird: when a player rolls a 3, its player may see that hand and steal 1 chosen loot card" {
  cites = { "6.6.4", "20.3.3", "19.3.3" },
  players = { { name = "P1", hand = { "a_dime", "butter_bean", "bomb" } }, { name = "P2", items = { "dead_bird" } } },
  monsters = { { "fatty", hp = 3 } },
  dice = { 2, 3, 4 },
  play = function(t)
    t.P1:attack "fatty"  t:settle()
    check(t:hp "fatty" == 2)  check(not t.P2:sees "bomb")
    t.P2:choose "yes"
    check(t.P2:sees "a_dime")  check(t.P2:sees "bomb")  check(#t.options == 3)
    t.P2:choose "butter_bean"  t:settle()
  end,
  expect = function(t)
    check(t.P2:holds "butter_bean")  check(t.P2.loot == 1)
    check(t.P1:holds "a_dime")  check(t.P1:holds "bomb")
  end,
}

scenario "Dead Bird may choose not to look, and then shows nothing" {
  cites = { "6.6.1" },
  players = { { name = "P1", hand = { "a_dime" } }, { name = "P2", items = { "dead_bird" } } },
  monsters = { "fly" },
  dice = { 3 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P2:choose "no"  t:settle()
  end,
  expect = function(t) check(not t.P2:sees "a_dime")  check(t.P1:holds "a_dime")  check(t.P2.loot == 0) end,
}

scenario "Dead Bird ignores a 3 of its own player" {
  cites = { "20.3.3" },
  players = { { name = "P1", items = { "dead_bird" }, hand = { "a_dime" } }, { name = "P2", hand = { "bomb" } } },
  monsters = { "fly" },
  dice = { 3 },
  play = function(t) t.P1:attack "fly"  t:settle() end,
  expect = function(t) check(t.P1.loot == 1)  check(t.P2:holds "bomb")  check(t:discarded "fly") end,
}

scenario "Dead Bird steals nothing from a hand that was emptied in response" {
  cites = { "1.3", "5.2.6" },
  players = { { name = "P1", hand = { "a_dime" } }, { name = "P2", items = { "dead_bird" } } },
  monsters = { "fly" },
  dice = { 3 },
  play = function(t)
    t.P1:attack "fly"  t:resolve()
    t.P1:play "a_dime"  t:settle()
    t.P2:choose "yes"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 11)  check(t.P2.loot == 0) end,
}
