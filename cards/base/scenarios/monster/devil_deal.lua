scenario "Devil Deal may be declined" {
  cites = { "3.3.5", "7.2" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "fatty" },
  deck = { monster = { "devil_deal" } },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })
    check(#t.options == 3)
    t.P1:choose "decline"  t:settle()
  end,
  expect = function(t)
    check(t.P1.hp == 2)  check(t.P1.loot == 0)  check(#t.P1.items == 0)  check(t:discarded "devil_deal")
    check(t:slot(1) == "fatty")  check(t:events "deck_shuffled" == 0)
  end,
}

scenario "Devil Deal: loot 2 and take 1 damage" {
  cites = { "7.2", "20.5.1", "10.2.3" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "fatty" },
  deck = { monster = { "devil_deal" } },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })
    t.P1:choose "loot 2"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P1.loot == 2)  check(#t.P1.items == 0)  check(t.P2.hp == 2) end,
}

scenario "Devil Deal: take 2 damage for a Guppy item from the treasure deck" {
  cites = { "7.2", "10.2.3", "20.3.1" },
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2" } },
  monsters = { "fatty" },
  deck = { monster = { "devil_deal" }, treasure = { "meat", "guppys_collar", "the_dead_cat", "dinner", only = true } },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })
    t.P1:choose "take 2 damage"  t:settle()
    check(#t.options == 2)
    t.P1:choose "guppys_collar"  t:settle()
  end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P1:has "guppys_collar")  check(#t.P1.items == 2)  check(t.P1.loot == 0)
    check(t:deck_size "treasure" == 3)  check(t:events "deck_shuffled" == 1)
  end,
}

scenario "Devil Deal: the damage is on the stack when the item is gained, and The Dead Cat pays for itself" {
  cites = { "10.2.1", "6.7.3" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "fatty" },
  deck = { monster = { "devil_deal" }, treasure = { "the_dead_cat", "meat", only = true } },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })
    t.P1:choose "take 2 damage"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t:counters "the_dead_cat" == 7) end,
}

scenario "Devil Deal: the damage is dealt even if the deck has no Guppy item" {
  cites = { "7.9", "1.3" },
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2" } },
  monsters = { "fatty" },
  deck = { monster = { "devil_deal" }, treasure = { "dinner", "meat", only = true } },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })
    t.P1:choose "take 2 damage"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(#t.P1.items == 1) end,
}
