scenario "Mom's Shovel enters play deactivated; a turn later it is destroyed to steal a soul" {
  cites = { "6.7.3", "7.10", "20.3.3" },
  players = {
    { name = "P1", coins = 10, souls = { "envy" } },
    { name = "P2", souls = { "gurdy", "famine" } },
    { name = "P3", souls = { "war" } },
  },
  deck = { treasure = { "moms_shovel" } },
  play = function(t)
    t.P1:buy "deck"  t:settle()
    check(t.P1:has "moms_shovel")  check(not t:charged "moms_shovel")  check(not t:can("P1", "moms_shovel"))
    t.P1:end_turn()  t:settle()
    t.P2:end_turn()  t:settle()
    t.P3:end_turn()  t:settle()
    t.P1:activate "moms_shovel"  t:settle()
    check(t:discarded "moms_shovel")  check(#t.options == 3)  -- not the soul of P1
    t.P1:choose "gurdy"  t:settle()
  end,
  expect = function(t)
    check(t:discarded "moms_shovel")  check(t.P1:has_soul "gurdy")  check(t.P1.souls == 2)
    check(t.P2.souls == 1)  check(t.P3.souls == 1)  check(t:events "soul_lost" == 1)  check(t:events "soul_given" == 1)
  end,
}

scenario "Mom's Shovel enters play in the shop already, where it is not recharged" {
  cites = { "19.6.1", "4.2.1" },
  players = { { name = "P1", coins = 10 }, { name = "P2", coins = 10, souls = { "envy" } } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "moms_shovel" } },
  play = function(t)
    t.P1:buy "breakfast"  t:settle()
    check(not t:charged "moms_shovel")
    t.P1:end_turn()  t:settle()
    t.P2:buy "moms_shovel"  t:settle()
  end,
  expect = function(t) check(t.P2:has "moms_shovel")  check(not t:charged "moms_shovel") end,
}

scenario "Mom's Shovel is destroyed without effect if nobody else has a soul" {
  cites = { "7.3", "1.3" },
  players = { { name = "P1", items = { "moms_shovel" }, souls = { "envy" } }, { name = "P2" } },
  play = function(t) t.P1:activate "moms_shovel"  t:settle() end,
  expect = function(t) check(t:discarded "moms_shovel")  check(t.P1.souls == 1) end,
}

scenario "Mom's Shovel chooses the soul as it resolves: one destroyed in response can't be chosen" {
  cites = { "7.3", "5.2.6" },
  players = {
    { name = "P1", items = { "moms_shovel" } },
    { name = "P2", items = { "chaos_card" }, souls = { "gurdy", "envy" } },
  },
  play = function(t)
    t.P1:activate "moms_shovel"
    t.P2:activate("chaos_card", "Destroy an item or a soul.")  t:settle()
    t.P2:choose "gurdy"  t:settle()
  end,
  expect = function(t) check(t:discarded "moms_shovel")  check(t.P1:has_soul "envy")  check(t.P2.souls == 0) end,
}

scenario "Mom's Shovel that is rerolled in response steals nothing" {
  cites = { "7.10" },
  players = {
    { name = "P1", items = { "moms_shovel" } },
    { name = "P2", items = { "the_d20" }, souls = { "gurdy" } },
  },
  play = function(t)
    t.P1:activate "moms_shovel"
    t.P2:activate("the_d20", "moms_shovel")  t:settle()
  end,
  expect = function(t) check(t:discarded "moms_shovel")  check(t.P2:has_soul "gurdy")  check(t.P1.souls == 0) end,
}

scenario "Mom's Shovel steals the soul that wins the game" {
  cites = { "15.2.1", "15.2.2" },
  players = {
    { name = "P1", items = { "moms_shovel" }, souls = { "envy", "famine", "war" } },
    { name = "P2", souls = { "gurdy" } },
  },
  play = function(t) t.P1:activate "moms_shovel"  t:settle() end,
  expect = function(t) check(t.winner == "P1") end,
}
