scenario "Dad's Lost Coin has a 1 rolled again" {
  cites = { "9.2.4", "9.5" },
  players = { { name = "P1" }, { name = "P2", items = { "dads_lost_coin" } } },
  monsters = { "fly" },
  dice = { 1, 2 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P2:choose "yes"
    check(t:stack() == "attack roll 2")
    t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t:discarded "fly") end,
}

scenario "Dad's Lost Coin may let a 1 stand" {
  cites = { "9.2.4" },
  players = { { name = "P1", items = { "dads_lost_coin" } }, { name = "P2" } },
  monsters = { "fly" },
  dice = { 1, 2 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P1:choose "no"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t:discarded "fly") end,
}
