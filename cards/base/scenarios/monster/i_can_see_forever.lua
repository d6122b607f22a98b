scenario "I Can See Forever!: the top 6 loot cards are put back in any order, then the top one is drawn" {
  cites = { "3.3.5", "20.4.1", "20.5.1" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "fatty" },
  deck = {
    monster = { "i_can_see_forever" },
    loot = { "a_penny", "two_cents", "three_cents", "four_cents", "a_nickel", "a_dime", "bomb" },
  },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })  t:settle()
    check(#t.options == 6)  check(t.P1:sees("loot", 6))  check(not t.P1:sees("loot", 7))  check(not t.P2:sees "loot")
    t.P1:choose("two_cents", "three_cents", "a_penny", "a_nickel", "four_cents")  -- the last one ends on top
    t:settle()
  end,
  expect = function(t)
    check(t.P1:holds "a_dime")  check(t.P1.loot == 1)  check(t.P2.loot == 0)
    check(t:top "loot" == "four_cents")  check(t:top("loot", 2) == "a_nickel")  check(t:top("loot", 3) == "a_penny")
    check(t:top("loot", 4) == "three_cents")  check(t:top("loot", 5) == "two_cents")
    check(t:top("loot", 6) == "bomb")  check(t:discarded "i_can_see_forever")
  end,
}

scenario "I Can See Forever! with fewer loot cards orders those that are left: a single card is drawn" {
  cites = { "1.3", "19.3.4" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "fatty" },
  deck = { monster = { "i_can_see_forever" }, loot = { "a_penny", only = true } },
  play = function(t) t.P1:attack("deck", { slot = 1 })  t:settle() end,
  expect = function(t) check(t.P1:holds "a_penny")  check(t:deck_size "loot" == 0) end,
}

scenario "I Can See Forever! while a Compost waits: the loot comes from the discard" {
  cites = { "6.7.3", "20.5.1" },
  players = { { name = "P1", items = { "compost" } }, { name = "P2" } },
  monsters = { "fatty" },
  deck = { monster = { "i_can_see_forever" }, loot = { "a_penny", "two_cents", only = true } },
  discard = { loot = { "a_dime" } },
  play = function(t)
    t.P1:activate "compost"  t:settle()
    t.P1:attack("deck", { slot = 1 })  t:settle()
    t.P1:choose "a_penny"  t:settle()
  end,
  expect = function(t)
    check(t.P1:holds "a_dime")  check(t:top "loot" == "two_cents")  check(t:top("loot", 2) == "a_penny")
  end,
}
