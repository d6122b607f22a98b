scenario "Finger! may swap an item of its player for one of a player who rolls a 2, neither of them eternal" {
  cites = { "6.6.4", "20.3.4", "20.3.5" },
  players = {
    { name = "P1", items = { "meat", "the_d6", "breakfast" } },
    { name = "P2", items = { "finger", "incubus", "dinner" } },
    { name = "P3", items = { "synthoil" } },
  },
  monsters = { { "fatty", hp = 2 } },
  dice = { 3, 1 },  -- Meat! makes them 4 and 2
  play = function(t)
    t.P1:attack "fatty"  t:settle()
    check(t:hp "fatty" == 1)  check(t.asked == "P2")  check(#t.options == 3)  -- Finger!, Dinner, or neither
    t.P2:choose "dinner"
    check(#t.options == 2)  -- Meat! or Breakfast
    t.P2:choose "breakfast"  t:settle()
  end,
  expect = function(t)
    check(t.P1:has "dinner")  check(t.P2:has "breakfast")  check(t.P1:has "meat")  check(t.P2:has "finger")
    check(t:events "item_gained" == 0)  check(t:discarded "fatty")
  end,
}

scenario "Finger! may decline, and ignores a 1 and a 3" {
  cites = { "6.6.1" },
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2", items = { "finger" } } },
  monsters = { { "fatty", hp = 2 } },
  dice = { 1, 3, 2 },
  play = function(t)
    t.P1:attack "fatty"  t:settle()
    check(t:hp "fatty" == 1)  check(t.P1.hp == 2)
    t.P2:choose "no"  t:settle()
  end,
  expect = function(t) check(t.P1:has "breakfast")  check(t.P2:has "finger")  check(t:discarded "fatty") end,
}

scenario "Finger! itself can be given away for an item of the roller" {
  cites = { "20.3.4" },
  players = { { name = "P1", items = { "breakfast" }, hp = 3 }, { name = "P2", items = { "finger" } } },
  monsters = { "fly" },
  dice = { 2 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P2:choose "finger"  t:settle()
  end,
  expect = function(t) check(t.P1:has "finger")  check(t.P2:has "breakfast")  check(t.P2.max_hp == 3) end,
}

scenario "Finger! is not asked when the roller has only eternal items" {
  cites = { "7.12", "6.8.1" },
  players = {
    { name = "P1", items = { "the_d6" } },
    { name = "P2", items = { "finger" } },
    { name = "P3", items = { "meat" } },
  },
  monsters = { "fly" },
  dice = { 2 },
  play = function(t) t.P1:attack "fly"  t:settle() end,
  expect = function(t) check(t:discarded "fly")  check(t.P2:has "finger")  check(t.P3:has "meat") end,
}

scenario "Finger! does nothing if the roller's item has been destroyed in response" {
  cites = { "7.5", "7.11", "1.3" },
  players = {
    { name = "P1", items = { "breakfast" } },
    { name = "P2", items = { "finger" } },
    { name = "P3", items = { "the_d20" } },
  },
  monsters = { "fly" },
  deck = { treasure = { "meat" } },
  dice = { 2 },
  play = function(t)
    t.P1:attack "fly"  t:resolve()
    t.P2:choose "finger"
    t.P3:activate("the_d20", "breakfast")  t:settle()
    t.P2:choose "yes"  t:settle()
  end,
  expect = function(t) check(t:discarded "breakfast")  check(t.P1:has "meat")  check(t.P2:has "finger") end,
}
