scenario "Guppy's Head: another player gives a loot card of their choice" {
  cites = { "20.3.2", "6.3.2" },
  players = {
    { name = "P1", items = { "guppys_head" } },
    { name = "P2", hand = { "a_dime", "bomb" } },
    { name = "P3", hand = { "a_dime", "a_penny", "bomb" } },
  },
  play = function(t)
    t.P1:activate "guppys_head"
    check(t.question == "target")  check(#t.options == 2)
    t.P1:choose "P3"  t:settle()
    check(t.asked == "P3")
    t.P3:choose "a_penny"  t:settle()
  end,
  expect = function(t)
    check(t.P1.loot == 1)  check(t.P1:holds "a_penny")  check(t.P3.loot == 2)  check(t.P2.loot == 2)
    check(not t:charged "guppys_head")  check(t:events "loot_drawn" == 0)
  end,
}

scenario "Guppy's Head: a player with no loot gives none" {
  cites = { "1.3" },
  players = { { name = "P1", items = { "guppys_head" } }, { name = "P2" } },
  play = function(t) t.P1:activate "guppys_head"  t:settle() end,
  expect = function(t) check(t.P1.loot == 0)  check(not t:charged "guppys_head") end,
}

scenario "Guppy's Head can be answered: a loot played in response can't be given" {
  cites = { "5.2.6" },
  players = { { name = "P1", items = { "guppys_head" } }, { name = "P2", hand = { "a_dime" }, loot_plays = 1 } },
  play = function(t)
    t.P1:activate "guppys_head"
    t.P2:play "a_dime"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 0)  check(t.P2.coins == 10) end,
}

scenario "Guppy's Head is a Guppy item: with a second one its player gains Soul of Guppy" {
  cites = { "6.8.4", "15.4.4" },
  players = { { name = "P1", coins = 10, items = { "the_dead_cat" } }, { name = "P2" } },
  shop = { "guppys_head" },
  bonus_souls = { "soul_of_guppy" },
  play = function(t) t.P1:buy "guppys_head"  t:settle() end,
  expect = function(t) check(t.P1:has_soul "soul_of_guppy") end,
}
