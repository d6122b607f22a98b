scenario "Holy Dip: a player who rolls a 1 gains 1¢; a 3 misses and deals 1, one hit of 4 kills it for 1¢" {
  cites = { "11.3.3", "6.6.4" },
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2" } },
  monsters = { "holy_dip" },
  dice = { 1, 3, 4 },
  play = function(t) t.P1:attack "holy_dip"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P1.coins == 2)  check(t.P2.coins == 0)  check(t:discarded "holy_dip")
    check(t:events "coins_gained" == 2)
  end,
}

scenario "F90 Holy Dip pays any player who rolls a 1, whatever the roll is for" {
  cites = { "6.6.4" },
  players = { { name = "P1" }, { name = "P2", hand = { "pills_cents" }, loot_plays = 1 } },
  monsters = { "holy_dip" },
  dice = { 1 },
  play = function(t) t.P2:play "pills_cents"  t:settle() end,
  expect = function(t) check(t.P2.coins == 5)  check(t.P1.coins == 0) end,
}

scenario "Holy Dip covered while the die is on the stack pays nothing" {
  cites = { "14.3.2", "6.6.2" },
  players = { { name = "P1", hand = { "pills_cents" } }, { name = "P2" } },
  monsters = { { "fly", covers = { "holy_dip" } }, "fatty" },
  dice = { 1 },
  play = function(t) t.P1:play "pills_cents"  t:settle() end,
  expect = function(t) check(t.P1.coins == 4) end,
}
