scenario "Charged Baby may recharge an item when a player rolls a 2, and not for a 1 or a 3" {
  cites = { "6.6.4", "20.2.1" },
  players = {
    { name = "P1" },
    { name = "P2", items = { "charged_baby", { "mr_boom", charged = false }, { "spoon_bender", charged = false } } },
  },
  monsters = { { "fatty", hp = 2 } },
  dice = { 1, 2, 3 },
  play = function(t)
    t.P1:attack "fatty"  t:settle()
    check(t.P1.hp == 1)  check(t:hp "fatty" == 2)
    t.P2:choose "mr_boom"  t:settle()
  end,
  expect = function(t) check(t:charged "mr_boom")  check(not t:charged "spoon_bender")  check(t:discarded "fatty") end,
}

scenario "Charged Baby may leave the item deactivated" {
  cites = { "6.6.1" },
  players = { { name = "P1", items = { "charged_baby", { "mr_boom", charged = false } } }, { name = "P2" } },
  monsters = { "fly" },
  dice = { 2 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P1:choose "no"  t:settle()
  end,
  expect = function(t) check(not t:charged "mr_boom")  check(t:discarded "fly") end,
}

scenario "Charged Baby uses the final result of the roll, not the original number" {
  cites = { "9.2.3", "9.2.5" },
  players = {
    { name = "P1", hand = { "pills_cents", "pills_cents" }, loot_plays = 2 },
    { name = "P2",
      items = { "charged_baby", "spoon_bender", { "the_battery", charged = false } } },
  },
  dice = { 1, 2 },
  play = function(t)
    t.P1:play "pills_cents"  t:resolve()
    t.P2:activate "spoon_bender"  t:settle()  -- the 1 becomes a 2
    t.P2:choose "spoon_bender"  t:settle()
    check(t.P1.coins == 4)
    t.P1:play "pills_cents"  t:resolve()
    t.P2:activate "spoon_bender"  t:settle()  -- the 2 becomes a 3
  end,
  expect = function(t) check(t.P1.coins == 11)  check(t.question == "action")  check(not t:charged "the_battery") end,
}
