scenario "XV. The Devil: its player destroys their own item and steals a non-eternal one from another player" {
  cites = { "7.10", "20.6.1", "20.3.3", "20.3.5" },
  players = {
    { name = "P1", hand = { "tarot_the_devil" }, items = { "meat", "dinner" } },
    { name = "P2", items = { "breakfast", "the_d6" } },
    { name = "P3", items = { "box" } },
  },
  shop = { "compost", "synthoil" },
  play = function(t)
    t.P1:play("tarot_the_devil", "meat")
    check(t.P1:has "meat")
    t:settle()
    check(t:discarded "meat")  check(#t.options == 4)
    t.P1:choose "breakfast"  t:settle()
  end,
  expect = function(t)
    check(t.P1:has "breakfast")  check(t.P1:has "dinner")  check(t.P1.max_hp == 4)
    check(t.P2:has "the_d6")  check(#t.P2.items == 1)  check(t.P3:has "box")
    check(t:discarded "tarot_the_devil")  check(t:events "item_gained" == 0)
  end,
}

scenario "F112 XV. The Devil steals from the shop, which is refilled" {
  cites = { "20.3.6", "14.2.1" },
  players = { { name = "P1", hand = { "tarot_the_devil" }, items = { "meat" } }, { name = "P2" } },
  shop = { "breakfast", "synthoil" },
  deck = { treasure = { "box" } },
  play = function(t)
    t.P1:play("tarot_the_devil", "meat")  t:settle()
    t.P1:choose "breakfast"  t:settle()
  end,
  expect = function(t)
    check(t.P1:has "breakfast")  check(t.P1.max_hp == 3)  check(t:slot(1, "shop") == "box")  check(t.P1.coins == 0)
  end,
}

scenario "F74 XV. The Devil on an eternal item destroys and steals nothing" {
  cites = { "7.10", "6.8.1" },
  players = {
    { name = "P1", hand = { "tarot_the_devil" }, items = { "the_d6" } },
    { name = "P2", items = { "breakfast" } },
  },
  play = function(t) t.P1:play("tarot_the_devil", "the_d6")  t:settle() end,
  expect = function(t) check(t.P1:has "the_d6")  check(t.P2:has "breakfast")  check(t:discarded "tarot_the_devil") end,
}

scenario "XV. The Devil fizzles when the item is destroyed in response, and can't be played without one" {
  cites = { "7.5", "7.12" },
  players = {
    { name = "P1", hand = { "tarot_the_devil" }, items = { "meat" } },
    { name = "P2", hand = { "tarot_the_devil" }, items = { "the_d20" } },
    { name = "P3", hand = { "tarot_the_devil" }, loot_plays = 1 },
  },
  deck = { treasure = { "breakfast" } },
  play = function(t)
    t.P1:play("tarot_the_devil", "meat")
    check(not t:can("P3", "play"))
    t.P2:activate("the_d20", "meat")  t:settle()
  end,
  expect = function(t)
    check(t:discarded "meat")  check(t.P1:has "breakfast")  check(#t.P1.items == 1)  check(t.P2:has "the_d20")
    check(t.question == "action")
  end,
}

scenario "XV. The Devil: the item to steal is chosen as it resolves" {
  cites = { "7.3" },
  players = {
    { name = "P1", hand = { "tarot_the_devil" }, items = { "dinner" } },
    { name = "P2", items = { "breakfast", "the_d20" } },
  },
  shop = { "compost", "synthoil" },
  deck = { treasure = { "box" } },
  play = function(t)
    t.P1:play("tarot_the_devil", "dinner")
    t.P2:activate("the_d20", "breakfast")  t:settle()
    t.P1:choose "box"  t:settle()
  end,
  expect = function(t) check(t.P1:has "box")  check(t:discarded "dinner")  check(t:discarded "breakfast") end,
}

scenario "XV. The Devil destroys The Chest, which becomes a soul instead: nothing is stolen" {
  cites = { "7.10", "6.7.3" },
  players = {
    { name = "P1", hand = { "tarot_the_devil" }, items = { "the_chest" } },
    { name = "P2", items = { "breakfast" } },
  },
  play = function(t) t.P1:play("tarot_the_devil", "the_chest")  t:settle() end,
  expect = function(t) check(t.P1:has_soul "the_chest")  check(t.P2:has "breakfast")  check(#t.P1.items == 0) end,
}
