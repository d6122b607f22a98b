scenario "Holy Mom's Eye: a 3 misses and deals 2, one hit of 4 kills it for 1 loot" {
  cites = { "11.3.3", "13.2.3" },
  players = { { name = "P1", items = { "breakfast", { "mr_boom", charged = false } } }, { name = "P2" } },
  monsters = { "holy_moms_eye" },
  dice = { 3, 4 },
  play = function(t) t.P1:attack "holy_moms_eye"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P1.loot == 1)  check(t.P1.coins == 0)  check(t:discarded "holy_moms_eye")
    check(not t:charged "mr_boom")  check(t.P1.souls == 0)
  end,
}

scenario "Holy Mom's Eye: a player who rolls a 2 may recharge an item, before the damage" {
  cites = { "6.6.4", "11.3.5", "20.2.1" },
  players = {
    { name = "P1", items = { { "mr_boom", charged = false }, { "the_d6", charged = false } } },
    { name = "P2", items = { { "spoon_bender", charged = false } } },
  },
  monsters = { "holy_moms_eye", "fly" },
  dice = { 2 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P1:choose "the_d6"  t:resolve()
    check(t:charged "the_d6")  check(t:in_play "fly")
    t:settle()
  end,
  expect = function(t)
    check(not t:charged "mr_boom")  check(not t:charged "spoon_bender")  check(t:discarded "fly")
  end,
}

scenario "Holy Mom's Eye: a player who rolls a 2 in another's turn may choose another player's item, or decline" {
  cites = { "6.6.4", "7.3" },
  players = {
    { name = "P1", items = { { "mr_boom", charged = false } } },
    { name = "P2", hand = { "pills_cents", "pills_cents" }, loot_plays = 2,
      items = { { "spoon_bender", charged = false } } },
  },
  monsters = { "holy_moms_eye" },
  dice = { 2, 2 },
  play = function(t)
    t.P2:play "pills_cents"  t:settle()
    check(t.asked == "P2")
    t.P2:choose "mr_boom"  t:settle()
    check(t:charged "mr_boom")
    t.P2:play "pills_cents"  t:settle()
    t.P2:choose "no"  t:settle()
  end,
  expect = function(t) check(not t:charged "spoon_bender")  check(t.P2.coins == 8) end,
}
