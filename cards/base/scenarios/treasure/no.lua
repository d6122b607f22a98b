scenario "No! cancels the tap ability of an item, which stays deactivated" {
  cites = { "5.2.7", "6.2.2" },
  players = { { name = "P1", items = { "mr_boom" } }, { name = "P2", items = { "no" } } },
  monsters = { "fatty" },
  play = function(t)
    t.P1:activate("mr_boom", "fatty")
    t.P2:activate("no", "mr_boom")
    t:settle()
  end,
  expect = function(t)
    check(t:hp "fatty" == 4)  check(not t:charged "mr_boom")  check(not t:charged "no")
    check(t:events "cancelled" == 1)
  end,
}

scenario "No! cancels a paid ability, and the cost stays paid" {
  cites = { "6.2.2", "6.3.3" },
  players = { { name = "P1", coins = 7, items = { "portable_slot_machine" } }, { name = "P2", items = { "no" } } },
  play = function(t)
    t.P1:activate "portable_slot_machine"
    t.P2:activate "no"
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4)  check(t.P1.loot == 0) end,
}

scenario "No! can cancel neither a loot, nor the ability of a character, nor one that triggered" {
  cites = { "7.4", "7.12" },
  players = {
    { name = "P1", character = "isaac", hand = { "bomb" } },
    { name = "P2", items = { "no", "fanny_pack" } },
  },
  play = function(t)
    t.P1:activate "isaac"
    check(not t:can("P2", "no"))
    t:settle()
    t.P1:play("bomb", "P2")
    check(not t:can("P2", "no"))
    t:resolve()  t:resolve()
    check(t:stack() == "Fanny Pack: When you take damage, loot 1.")  check(not t:can("P2", "no"))
    t:settle()
  end,
  expect = function(t) check(t.P2.loot == 1)  check(t:charged "no") end,
}

scenario "No! can be cancelled by another No!" {
  cites = { "5.2.6" },
  players = { { name = "P1", items = { "mr_boom", "no" } }, { name = "P2", items = { "no" } } },
  monsters = { "fatty" },
  play = function(t)
    t.P1:activate("mr_boom", "fatty")
    t.P2:activate("no", "mr_boom")
    t.P1:activate("no", "No!")
    t:settle()
  end,
  expect = function(t) check(t:hp "fatty" == 3) end,
}
