-- Rules 6.7.10 and 6.7.11: events that can't happen, events that happen to another, and events with all their parts.
scenario "a player who can't heal does not heal, and nothing hears it" {
  cites = { "6.7.11" },
  set = "../sets/trials",
  players = { { name = "P1", hp = 1, items = { "open_wound" }, hand = { "bandage" } }, { name = "P2" } },
  play = function(t) t.P1:play("bandage", "P1")  t:settle() end,
  expect = function(t) check(t.P1.hp == 1)  check(t:events "healed" == 0) end,
}

scenario "what can't happen is not replaced" {
  cites = { "6.7.11", "1.2" },
  set = "../sets/trials",
  players = {
    { name = "P1", hp = 1, items = { "open_wound" }, hand = { "bandage", "bandage" }, loot_plays = 2 },
    { name = "P2", hp = 1, items = { "bloodsucker" } },
  },
  play = function(t)
    t.P1:play("bandage", "P1")  t:settle()
    check(t.P2.coins == 0)
    t.P1:play("bandage", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 2)  check(t.P1.hp == 1)  check(t.P2.hp == 1) end,
}

scenario "an event that happens to another player can't happen to one who can't" {
  cites = { "6.7.10", "6.7.11" },
  set = "../sets/trials",
  players = {
    { name = "P1", hp = 1, items = { "nurse" }, hand = { "bandage" } }, { name = "P2", hp = 1, items = { "open_wound" } },
  },
  play = function(t) t.P1:play("bandage", "P1")  t:settle() end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P2.hp == 1)  check(t:events "healed" == 0) end,
}

scenario "an event happens to another player" {
  cites = { "6.7.10" },
  set = "../sets/trials",
  players = { { name = "P1", hp = 1, items = { "nurse" }, hand = { "bandage" } }, { name = "P2", hp = 1 } },
  play = function(t) t.P1:play("bandage", "P1")  t:settle() end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P2.hp == 2)  check(t:events "healed" == 1) end,
}

scenario "a copy forbids as well, and what it forbids follows its controller" {
  cites = { "6.7.11", "20.9.1" },
  set = "../sets/trials",
  players = {
    { name = "P1", hp = 1, items = { "facsimile" }, hand = { "bandage", "thief", "bandage" }, loot_plays = 3 },
    { name = "P2", hp = 1, items = { "open_wound" } },
  },
  play = function(t)
    t.P1:activate("facsimile", "open_wound")  t:settle()
    t.P1:play("bandage", "P1")  t:settle()
    check(t.P1.hp == 1)
    t.P1:play("thief", "open_wound")  t:settle()
    t.P1:play("bandage", "P2")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P2.hp == 2) end,
}

scenario "an event can happen again once the source of the ban has left play" {
  cites = { "6.7.11", "6.7.2" },
  set = "../sets/trials",
  players = {
    { name = "P1", hp = 1, items = { "open_wound" }, hand = { "shatter", "bandage" }, loot_plays = 2 }, { name = "P2" },
  },
  play = function(t)
    t.P1:play("shatter", "open_wound")  t:settle()
    t.P1:play("bandage", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2) end,
}

scenario "items that can't be given stay where they are" {
  cites = { "6.7.11" },
  set = "../sets/trials",
  players = {
    { name = "P1", hand = { "thief", "thief" }, loot_plays = 2 }, { name = "P2", items = { "glue", "dinner" } },
    { name = "P3", items = { "breakfast" } },
  },
  play = function(t)
    t.P1:play("thief", "dinner")  t:settle()
    t.P1:play("thief", "breakfast")  t:settle()
  end,
  expect = function(t) check(t.P2:has "dinner")  check(t.P1:has "breakfast") end,
}

scenario "the number of treasures that a player would gain is changed once" {
  cites = { "3.1.2", "6.7.3" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "cargo" }, hand = { "two_crates" } }, { name = "P2" } },
  play = function(t) t.P1:play "two_crates"  t:settle() end,
  expect = function(t) check(#t.P1.items == 4)  check(t:events "item_gained" == 3) end,
}

scenario "a search that can't happen finds nothing, and others hear a search that does" {
  cites = { "20.4.2", "6.7.11" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "seeker" } }, { name = "P2", items = { "librarian" } } },
  deck = { treasure = { "guppys_paw" } },
  play = function(t) t.P1:activate "seeker"  t:settle() end,
  expect = function(t)
    check(not t.P1:has "guppys_paw")  check(t:events "searched" == 0)  check(t.P2.coins == 0)
  end,
}

scenario "a search is heard with its player and its deck" {
  cites = { "20.4.2" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "seeker", "librarian" } }, { name = "P2" } },
  deck = { treasure = { "guppys_paw" } },
  play = function(t) t.P1:activate "seeker"  t:settle() end,
  expect = function(t) check(t.P1:has "guppys_paw")  check(t.P1.coins == 1)  check(t:events "searched" == 1) end,
}

scenario "only counters of the named kind can't be added" {
  cites = { "20.1.1", "6.7.11" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "ladder", "lodestone" }, hand = { "vigor" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate "ladder"  t:settle()
    check(t:events "counters_added" == 0)
    t.P1:play("vigor", "P1")  t:settle()
  end,
  expect = function(t) check(t:events "counters_added" == 1) end,
}

scenario "a death that can't happen counts as prevented" {
  cites = { "6.7.11", "10.4.6" },
  set = "../sets/trials",
  players = {
    { name = "P1", hp = 1, items = { "last_rites" } }, { name = "P2", hand = { "bomb" }, loot_plays = 1 },
  },
  play = function(t) t.P2:play("bomb", "P1")  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t:events "player_died" == 0)  check(t:events "death_prevented" == 1)
  end,
}

scenario "a lost soul names the player who took it" {
  cites = { "15.1.6" },
  set = "../sets/trials",
  players = {
    { name = "P1", hand = { "break_soul" } }, { name = "P2", items = { "soul_ward" }, souls = { "monstro" } },
  },
  play = function(t) t.P1:play("break_soul", "monstro")  t:settle() end,
  expect = function(t) check(t.P2.coins == 3)  check(not t.P2:has_soul "monstro") end,
}
