scenario "The Relic loots 1 when a player rolls a 1" {
  cites = { "6.6.4", "20.5.1" },
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2", items = { "the_relic" } } },
  monsters = { "fly" },
  deck = { loot = { "a_dime", "a_penny" } },
  dice = { 1, 1, 2 },
  play = function(t) t.P1:attack "fly"  t:settle() end,
  expect = function(t) check(t.P2.loot == 2)  check(t.P2:holds "a_dime") end,
}

scenario "The Relic ignores a 1 that has been turned into another number" {
  cites = { "9.2.4", "9.2.5" },
  players = { { name = "P1", items = { "sacred_heart" } }, { name = "P2", items = { "the_relic" } } },
  monsters = { "fly" },
  dice = { 1 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P1:choose "yes"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t.P2.loot == 0) end,
}

scenario "The Relic gained in mid-attack triggers on the rolls from then on" {
  cites = { "6.6.4", "6.7.2" },
  players = {
    { name = "P1", items = { "breakfast", "dinner" } }, { name = "P2", items = { "the_d20" } },
  },
  monsters = { "fly" },
  deck = { treasure = { "the_relic" }, loot = { "a_dime", "a_penny" } },
  dice = { 1, 1, 6 },
  play = function(t)
    t.P1:attack "fly"  t:resolve()
    t.P2:activate("the_d20", "dinner")  t:settle()
  end,
  expect = function(t) check(t.P1:has "the_relic")  check(t.P1.loot == 1)  check(t.P1.hp == 1) end,
}
