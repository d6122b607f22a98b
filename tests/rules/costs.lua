-- Rules 6.2.5 to 6.2.8: costs that are chosen, repeated and remembered, and costs of loot cards.
scenario "a cost is paid as often as its player chooses" {
  cites = { "6.2.6", "6.2.7" },
  set = "../sets/costs",
  players = { { name = "P1", items = { "coin_cannon" }, coins = 3 }, { name = "P2" } },
  monsters = { "fatty", "fly" },
  play = function(t)
    t.P1:activate("coin_cannon", "fatty")
    check(t.question == "times")
    check(#t.options == 3)
    t.P1:choose "2"
    check(t.P1.coins == 1)
    t:settle()
  end,
  expect = function(t) check(t:hp "fatty" == 2) end,
}

scenario "nobody is asked how often if the cost can be paid only once" {
  cites = { "6.2.6" },
  set = "../sets/costs",
  players = { { name = "P1", items = { "coin_cannon" }, coins = 1 }, { name = "P2" } },
  monsters = { "fatty", "fly" },
  play = function(t) t.P1:activate("coin_cannon", "fatty")  t:settle() end,
  expect = function(t)
    check(t:hp "fatty" == 3)
    check(t.P1.coins == 0)
    check(not t:can("P1", "activate coin_cannon"))
  end,
}

scenario "what was paid often is not refunded if the ability is cancelled" {
  cites = { "6.2.6", "6.2.2" },
  set = "../sets/costs",
  players = { { name = "P1", items = { "coin_cannon" }, coins = 3 },
              { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { "fly", "horf" },
  play = function(t)
    t.P1:activate("coin_cannon", "fly")
    t.P1:choose "3"
    t.P1:pass()
    t.P2:play("bomb", "fly")  t:settle()
  end,
  expect = function(t)
    check(t:discarded "fly")
    check(t.P1.coins == 1)  -- the reward of the fly
  end,
}

scenario "counters are paid as often as chosen, up to the printed number" {
  cites = { "6.2.6" },
  set = "../sets/costs",
  players = { { name = "P1", items = { { "bellows", counters = 3 } } }, { name = "P2" } },
  play = function(t)
    t.P1:activate "bellows"
    check(#t.options == 2)
    t.P1:choose "2"  t:settle()
  end,
  expect = function(t)
    check(t:counters "bellows" == 1)
    check(t.P1.loot == 2)
    check(not t:charged "bellows")
  end,
}

scenario "one of two costs is paid, as the player chooses" {
  cites = { "6.2.5" },
  set = "../sets/costs",
  players = { { name = "P1", items = { "ticket_booth" }, coins = 3, hand = { "bomb" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate "ticket_booth"
    check(t.question == "cost")
    t.P1:choose "discard 1 loot"  t:settle()
  end,
  expect = function(t)
    check(t:discarded "bomb")
    check(t.P1.coins == 3)
    check(t.P1.loot == 2)
  end,
}

scenario "the other cost is paid if only that one can be" {
  cites = { "6.2.5" },
  set = "../sets/costs",
  players = { { name = "P1", items = { "ticket_booth" }, coins = 2, hand = { "bomb" } }, { name = "P2" } },
  play = function(t) t.P1:activate "ticket_booth"  t:settle() end,
  expect = function(t) check(t:discarded "bomb")  check(t.P1.coins == 2)  check(t.P1.loot == 2) end,
}

scenario "an ability is not offered if neither cost can be paid" {
  cites = { "6.2.5", "6.2.2" },
  set = "../sets/costs",
  players = { { name = "P1", items = { "ticket_booth" }, coins = 2 }, { name = "P2" } },
  play = function(t) check(not t:can("P1", "activate ticket_booth")) end,
  expect = function(t) check(t:why_not("P1", "activate", "ticket_booth") == "6.2.2") end,
}

scenario "the effect knows which cost was paid" {
  cites = { "6.2.7" },
  set = "../sets/costs",
  players = { { name = "P1", items = { "weighing_scale" }, coins = 2 }, { name = "P2" } },
  play = function(t)
    t.P1:activate "weighing_scale"  t.P1:choose "1 HP"  t:settle()
    check(t.P1.coins == 6)
    check(t.P1.hp == 1)
    t.P1:activate "weighing_scale"  t.P1:choose "2¢"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5)  check(t.P1.hp == 1) end,
}

scenario "for a copy nothing was paid" {
  cites = { "6.2.7", "20.9.4" },
  set = "../sets/costs",
  players = { { name = "P1", items = { { "bellows", counters = 3 }, "echo_box" }, coins = 1 }, { name = "P2" } },
  play = function(t) t.P1:activate("echo_box", "bellows")  t:settle() end,
  expect = function(t)
    check(t:counters "bellows" == 3)
    check(t:charged "bellows")
    check(t.P1.loot == 0)
  end,
}

scenario "the effect knows the item that was destroyed, and what it had" {
  cites = { "6.2.7" },
  set = "../sets/costs",
  players = { { name = "P1", items = { "furnace", { "bellows", counters = 3 } } }, { name = "P2" } },
  play = function(t)
    t.P1:activate "furnace"
    t.P1:choose "bellows"
    check(not t:in_play "bellows")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4) end,
}

scenario "a loot card is paid as it is played" {
  cites = { "6.2.8" },
  set = "../sets/costs",
  players = { { name = "P1", hand = { "toll" }, coins = 3 }, { name = "P2" } },
  play = function(t)
    t.P1:play "toll"
    check(t.P1.coins == 1)
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 6) end,
}

scenario "a loot card that can't be paid can't be played" {
  cites = { "6.2.8" },
  set = "../sets/costs",
  players = { { name = "P1", hand = { "toll", "bonfire" }, coins = 1 }, { name = "P2" } },
  play = function(t)
    check(not t:can("P1", "play toll"))
    check(t:can("P1", "play bonfire"))
  end,
  expect = function(t) check(t:why_not("P1", "play", "toll") == "6.2.2") end,
}

scenario "a loot card does not pay for itself" {
  cites = { "6.2.8", "6.2.6" },
  set = "../sets/costs",
  players = { { name = "P1", hand = { "bonfire", "bomb", "toll" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "bonfire"
    check(#t.options == 2)
    t.P1:choose "2"
    t.P1:choose "bomb"  t:settle()
    check(t:discarded "bomb")
    check(t:discarded "toll")
  end,
  expect = function(t) check(t.P1.coins == 4)  check(t.P1.loot == 0) end,
}

scenario "a copy of a loot card on the stack costs nothing, and nothing was paid for it" {
  cites = { "6.2.7", "20.9.2" },
  set = "../sets/costs",
  players = { { name = "P1", hand = { "toll", "bonfire", "bomb" }, coins = 2 },
              { name = "P2", hand = { "copycat" }, loot_plays = 1 } },
  play = function(t)
    t.P1:play "bonfire"  t.P1:choose "1"  t.P1:choose "bomb"
    t.P1:pass()
    t.P2:play("copycat", "bonfire")  t:settle()
  end,
  expect = function(t)
    check(t.P2.coins == 0)
    check(t.P1.coins == 4)
  end,
}
