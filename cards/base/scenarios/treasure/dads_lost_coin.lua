scenario "Dad's Lost Coin rerolls a 1" {
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

scenario "Q59 Dad's Lost Coin: a 1 that is rerolled into a 1 can be rerolled again" {
  cites = { "9.2.4", "9.5" },
  players = { { name = "P1", items = { "dads_lost_coin", "mystery_sack" } }, { name = "P2" } },
  dice = { 1, 1, 3 },
  play = function(t)
    t.P1:activate "mystery_sack"  t:settle()
    t.P1:choose "yes"  t:settle()
    check(t.question == "may")
    t.P1:choose "yes"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4)  check(t:events "rolled" == 1) end,
}

scenario "Dad's Lost Coin rerolled in response still rerolls the die; a new 1 then stands" {
  cites = { "5.2.9", "9.2.4" },
  players = { { name = "P1", items = { "mystery_sack" } }, { name = "P2", items = { "dads_lost_coin" } },
              { name = "P3", items = { "the_d20" } } },
  deck = { treasure = { "meat" } },
  dice = { 1, 1 },
  play = function(t)
    t.P1:activate "mystery_sack"  t:resolve()
    t:pass_all()
    t.P3:activate("the_d20", "dads_lost_coin")  t:settle()
    t.P2:choose "yes"  t:settle()
  end,
  expect = function(t) check(t.P2:has "meat")  check(t.P1.loot == 1)  check(t:events "rolled" == 1) end,
}
