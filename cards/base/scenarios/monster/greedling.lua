scenario "Greedling: a 4 misses and deals 1, 2 hits of 5 kill it; a player loses 7¢ before its 7¢ are gained" {
  cites = { "11.3.3", "13.2.2", "20.5.2" },
  players = { { name = "P1" }, { name = "P2", coins = 9 } },
  monsters = { "greedling" },
  dice = { 4, 5, 5 },
  play = function(t)
    t.P1:attack "greedling"  t:settle()
    t.P1:choose "P2"
    check(t.P1.coins == 0)
    t:settle()
  end,
  expect = function(t)
    check(t.P2.coins == 2)  check(t.P1.coins == 7)  check(t.P1.hp == 1)  check(t:discarded "greedling")
  end,
}

scenario "Greedling does nothing when another monster dies" {
  cites = { "13.2.2" },
  players = { { name = "P1", coins = 9, hand = { "bomb" } }, { name = "P2" } },
  monsters = { "greedling", "fly" },
  play = function(t) t.P1:play("bomb", "fly")  t:settle() end,
  expect = function(t) check(t:discarded "fly")  check(t:in_play "greedling")  check(t.P1.coins == 10) end,
}

scenario "Greedling: a player who spends their ¢ in response loses what is left" {
  cites = { "7.3", "20.5.2" },
  players = { { name = "P1" }, { name = "P2", coins = 9, items = { "golden_razor_blade" } } },
  monsters = { { "greedling", hp = 1 }, "fatty" },
  dice = { 5 },
  play = function(t)
    t.P1:attack "greedling"
    t:resolve()  t:resolve()  t:resolve()
    t.P1:choose "P2"
    t.P2:activate("golden_razor_blade", "fatty")  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 0)  check(t.P1.coins == 7)  check(t:hp "fatty" == 3) end,
}
