scenario "Rag Man: a 2 misses and deals 2, 2 hits of 3 kill it for 3 loot; after a roll of 5 it becomes a soul" {
  cites = { "11.3.3", "13.2.4", "13.2.5" },
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2" } },
  monsters = { "rag_man" },
  dice = { 2, 3, 3, 5 },
  play = function(t) t.P1:attack "rag_man"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P1.loot == 3)  check(t.P1.coins == 0)  check(t.P1:has_soul "rag_man")
    check(t.P1.souls == 1)
  end,
}

scenario "Rag Man: after a roll of 1 it goes on top of the monster deck and comes back; the rewards are gained" {
  cites = { "13.2.4", "13.2.6" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { { "rag_man", hp = 1 } },
  deck = { monster = { "fly", "dip" } },
  dice = { 3, 1 },
  play = function(t)
    t.P1:attack "rag_man"
    t:resolve()  t:resolve()  t:resolve()
    check(t.P1.loot == 3)  -- and the roll is on the stack
    t:settle()
  end,
  expect = function(t)
    check(t:slot(1) == "rag_man")  check(t:hp "rag_man" == 2)  check(t:top "monster" == "fly")
    check(t.P1.souls == 0)  check(t.P1.loot == 3)
  end,
}

scenario "Rag Man: a 6 puts it on top of the deck, as a 1 does" {
  cites = { "13.2.4" },
  players = { { name = "P1" }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { { "rag_man", hp = 1 } },
  dice = { 6 },
  play = function(t) t.P2:play("bomb", "rag_man")  t:settle() end,
  expect = function(t) check(t:slot(1) == "rag_man")  check(t.P1.souls == 0)  check(t.P1.loot == 3) end,
}

scenario "Rag Man: a 2 makes it a soul, as a 5 does" {
  cites = { "13.2.5" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { { "rag_man", hp = 1 } },
  dice = { 2 },
  play = function(t) t.P1:play("bomb", "rag_man")  t:settle() end,
  expect = function(t) check(t.P1:has_soul "rag_man")  check(t.P1.loot == 3) end,
}

scenario "Rag Man: the active player rolls, and may reroll the die with Dice Shard" {
  cites = { "9.5", "9.4" },
  players = { { name = "P1", hand = { "dice_shard" } }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { { "rag_man", hp = 1 } },
  dice = { 3, 1 },
  play = function(t)
    t.P2:play("bomb", "rag_man")
    t:resolve()  t:resolve()  t:resolve()  t:resolve()
    t.P1:play("dice_shard", "3")  t:settle()
  end,
  expect = function(t) check(t:slot(1) == "rag_man")  check(t.P1.souls == 0) end,
}

scenario "Rag Man does nothing when another monster dies" {
  cites = { "13.2.2" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "rag_man", "fly" },
  play = function(t) t.P1:play("bomb", "fly")  t:settle() end,
  expect = function(t) check(t:discarded "fly")  check(t:in_play "rag_man")  check(t.asked == "P1") end,
}

scenario "Rag Man: with its ability cancelled it becomes a soul" {
  cites = { "5.2.7", "13.2.5" },
  players = { { name = "P1" }, { name = "P2", hand = { "tarot_the_fool" }, loot_plays = 1 } },
  monsters = { { "rag_man", hp = 1 } },
  dice = { 3 },
  play = function(t)
    t.P1:attack "rag_man"
    t:resolve()  t:resolve()  t:resolve()
    t.P2:play "tarot_the_fool"  t:settle()
  end,
  expect = function(t) check(t.P1:has_soul "rag_man")  check(t.P1.loot == 3)  check(t.active == "P2") end,
}
