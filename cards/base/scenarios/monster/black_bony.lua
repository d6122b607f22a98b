scenario "Black Bony: a 3 misses and deals 1, 3 hits of 4 kill it for as many loot as a die shows; its killer is hurt" {
  cites = { "11.3.3", "3.6.7", "13.2.2" },
  players = { { name = "P1", items = { "breakfast", "dinner" } }, { name = "P2" } },
  monsters = { "black_bony" },
  dice = { 3, 4, 4, 4, 5 },
  play = function(t)
    t.P1:attack "black_bony"  t:settle()
  end,
  expect = function(t)
    check(t.P1.hp == 2)  check(t.P1.loot == 5)  check(t.P2.hp == 2)  check(t:discarded "black_bony")
    check(t.P1.coins == 0)  check(t.P1.souls == 0)
  end,
}

scenario "Black Bony hurts the player whose loot killed it, and the active player gains its rewards" {
  cites = { "13.2.2", "13.2.9" },
  players = { { name = "P1" }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { { "black_bony", hp = 1 } },
  dice = { 2 },
  play = function(t) t.P2:play("bomb", "black_bony")  t:settle() end,
  expect = function(t) check(t.P2.hp == 1)  check(t.P1.hp == 2)  check(t.P1.loot == 2) end,
}

scenario "Black Bony does nothing when another monster dies" {
  cites = { "13.2.2" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "black_bony", "fly" },
  play = function(t) t.P1:play("bomb", "fly")  t:settle() end,
  expect = function(t) check(t:discarded "fly")  check(t.P1.hp == 2)  check(t.P2.hp == 2) end,
}

scenario "Black Bony killed by the damage that the active player divides for Pestilence hurts that player" {
  cites = { "10.2.2", "13.2.2" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { { "pestilence", hp = 1 }, { "black_bony", hp = 2 } },
  dice = { 4, 3 },
  play = function(t)
    t.P1:attack "pestilence"  t:settle()
    t.P1:choose("black_bony", "black_bony")  t:settle()
  end,
  expect = function(t) check(t:discarded "black_bony")  check(t.P1.hp == 1)  check(t.P2.hp == 2) end,
}

scenario "Black Bony killed by damage that nobody deals hurts nobody" {
  cites = { "10.2.3", "13.2.2" },
  players = { { name = "P1", hand = { "tarot_the_tower" } }, { name = "P2" } },
  monsters = { { "black_bony", hp = 1 }, "fatty" },
  dice = { 3, 2 },
  play = function(t)
    t.P1:play "tarot_the_tower"  t:settle()
    t.P1:choose "black_bony"  t:settle()
  end,
  expect = function(t)
    check(t:discarded "black_bony")  check(t.P1.hp == 2)  check(t.P2.hp == 2)  check(t.P1.loot == 2)
  end,
}
