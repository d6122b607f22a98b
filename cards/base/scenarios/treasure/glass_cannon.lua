scenario "Glass Cannon destroys another item; a 5 destroys the cannon too, and 2 are looted" {
  cites = { "20.6.1", "7.10", "9.4" },
  players = { { name = "P1", items = { "glass_cannon" } }, { name = "P2", items = { "breakfast" } } },
  dice = { 5 },
  play = function(t)
    t.P1:activate("glass_cannon", "breakfast")  t:resolve()
    check(t:discarded "breakfast")  check(t.P1:has "glass_cannon")  check(t:stack() == "roll 5")
    t:settle()
  end,
  expect = function(t) check(t:discarded "glass_cannon")  check(t.P1.loot == 2)  check(t.P2.loot == 0) end,
}

scenario "Glass Cannon: a 1 destroys it as well" {
  cites = { "9.4" },
  players = { { name = "P1", items = { "glass_cannon" } }, { name = "P2", items = { "breakfast" } } },
  dice = { 1 },
  play = function(t) t.P1:activate("glass_cannon", "breakfast")  t:settle() end,
  expect = function(t)
    check(t:discarded "breakfast")  check(t:discarded "glass_cannon")  check(t.P1.loot == 2)
  end,
}

scenario "Glass Cannon: a 6 recharges it" {
  cites = { "9.4", "20.2.1" },
  players = { { name = "P1", items = { "glass_cannon" } }, { name = "P2" } },
  shop = { "breakfast", "dinner" },
  dice = { 6 },
  play = function(t)
    t.P1:activate "glass_cannon"
    check(#t.options == 2)  -- it can't target itself
    t.P1:choose "breakfast"  t:resolve()
    check(not t:charged "glass_cannon")
    t:settle()
  end,
  expect = function(t) check(t:discarded "breakfast")  check(t:charged "glass_cannon")  check(t.P1.loot == 0) end,
}

scenario "Glass Cannon rolls even if its target could not be destroyed" {
  cites = { "6.8.1", "7.9" },
  players = { { name = "P1", items = { "glass_cannon" } }, { name = "P2", items = { "the_d6" } } },
  dice = { 6 },
  play = function(t) t.P1:activate("glass_cannon", "the_d6")  t:settle() end,
  expect = function(t) check(t.P2:has "the_d6")  check(t:charged "glass_cannon") end,
}

scenario "Glass Cannon that is gone before the die resolves is not destroyed, so nothing is looted" {
  cites = { "7.10", "7.7" },
  players = { { name = "P1", items = { "glass_cannon" } }, { name = "P2", items = { "breakfast", "the_d20" } } },
  dice = { 4 },
  play = function(t)
    t.P1:activate("glass_cannon", "breakfast")  t:resolve()
    t.P2:activate("the_d20", "glass_cannon")  t:settle()
  end,
  expect = function(t) check(t:discarded "glass_cannon")  check(t.P1.loot == 0) end,
}
