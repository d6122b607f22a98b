scenario "The Chest becomes a soul when it would be destroyed" {
  cites = { "6.7.3", "15.1.1", "15.3.1" },
  players = { { name = "P1", items = { "glass_cannon" } }, { name = "P2", items = { "the_chest" } } },
  dice = { 6 },
  play = function(t)
    check(t.P2.souls == 0)
    t.P1:activate("glass_cannon", "the_chest")  t:settle()
  end,
  expect = function(t)
    check(t.P2:has_soul "the_chest")  check(t.P2.souls == 1)  check(#t.P2.items == 0)
    check(not t:discarded "the_chest")
  end,
}

scenario "The Chest becomes its player's soul when destroyed for the death penalty" {
  cites = { "13.5.3", "6.7.3" },
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2", items = { "the_chest" } } },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(not t.P2.alive)  check(t.P2:has_soul "the_chest")  check(t.P2.souls == 1) end,
}

scenario "The Chest is not destroyed by a reroll, so nothing is gained for it" {
  cites = { "20.8.1", "7.10" },
  players = { { name = "P1", items = { "the_d20" } }, { name = "P2", items = { "the_chest" } } },
  deck = { treasure = { "meat" } },
  play = function(t) t.P1:activate("the_d20", "the_chest")  t:settle() end,
  expect = function(t) check(t.P2:has_soul "the_chest")  check(#t.P2.items == 0)  check(t:top "treasure" == "meat") end,
}

scenario "The Chest in the shop is destroyed like any other item" {
  cites = { "3.1.5" },
  players = { { name = "P1", items = { "the_d20" } }, { name = "P2" } },
  shop = { "the_chest", "breakfast" },
  deck = { treasure = { "meat" } },
  play = function(t) t.P1:activate("the_d20", "the_chest")  t:settle() end,
  expect = function(t)
    check(t:discarded "the_chest")  check(t:slot(1, "shop") == "meat")  check(t.P1.souls == 0)  check(t.P2.souls == 0)
  end,
}

scenario "The Chest as a soul is destroyed for good" {
  cites = { "15.1.5", "15.1.6" },
  players = { { name = "P1", items = { "chaos_card" } }, { name = "P2", souls = { "the_chest" } } },
  play = function(t)
    check(t.P2.souls == 1)
    t.P1:activate("chaos_card", "Destroy an item or a soul.")  t:settle()
    t.P1:choose "the_chest"  t:settle()
  end,
  expect = function(t) check(t.P2.souls == 0)  check(t:discarded "the_chest") end,
}

scenario "The Chest put into discard without being destroyed does not become a soul" {
  cites = { "20.7.1" },
  players = { { name = "P1", items = { "potato_peeler" } }, { name = "P2" } },
  deck = { treasure = { "the_chest" } },
  play = function(t) t.P1:activate "potato_peeler"  t:settle() end,
  expect = function(t) check(t:discarded "the_chest")  check(t.P1.souls == 0) end,
}

scenario "The Chest stays an item while another item is destroyed" {
  cites = { "6.7.3" },
  players = { { name = "P1", items = { "chaos_card" } }, { name = "P2", items = { "the_chest", "breakfast" } } },
  play = function(t)
    t.P1:activate("chaos_card", "Destroy an item or a soul.")  t:settle()
    t.P1:choose "breakfast"  t:settle()
  end,
  expect = function(t) check(t:discarded "breakfast")  check(t.P2.souls == 0)  check(#t.P2.items == 1) end,
}

scenario "The Chest stolen in response to being destroyed becomes a soul of the thief" {
  cites = { "6.7.3", "8.6" },
  players = {
    { name = "P1", items = { "chaos_card" } }, { name = "P2", items = { "the_chest" } },
    { name = "P3", coins = 10, items = { "pay_to_play" } },
  },
  play = function(t)
    t.P1:activate("chaos_card", "Destroy an item or a soul.")
    t.P3:activate("pay_to_play", "the_chest")  t:settle()
    t.P1:choose "the_chest"  t:settle()
  end,
  expect = function(t) check(t.P3:has_soul "the_chest")  check(t.P2.souls == 0) end,
}
