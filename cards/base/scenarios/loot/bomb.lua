scenario "Bomb! deals 1 damage to a monster" {
  cites = { "10.2.1" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "fatty", "fly" },
  play = function(t)
    t.P1:play("bomb", "fatty")
    check(t:stack() == "Bomb!")
    t:resolve()
    check(t:stack() == "1 damage to Fatty")  check(t:hp "fatty" == 4)
    t:settle()
  end,
  expect = function(t)
    check(t:hp "fatty" == 3)  check(t:hp "fly" == 1)  check(t:discarded "bomb")
  end,
}

scenario "Bomb! deals 1 damage to a player" {
  cites = { "10.2.1", "10.1.1" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  play = function(t) t.P1:play("bomb", "P2")  t:settle() end,
  expect = function(t) check(t.P2.hp == 1)  check(t.P1.hp == 2) end,
}

scenario "Bomb! fizzles when its monster has died, or been covered, in response" {
  cites = { "7.5", "14.3.2" },
  players = {
    { name = "P1", hand = { "bomb", "bomb" }, loot_plays = 2 },
    { name = "P2", hand = { "bomb" }, loot_plays = 1 },
  },
  monsters = { "fly", "fatty" },
  play = function(t)
    t.P1:play("bomb", "fly")
    t.P2:play("bomb", "fly")  t:settle()
  end,
  expect = function(t)
    check(t:discarded "fly")  check(t:events "damage_taken" == 1)  check(t:events "fizzled" == 1)
  end,
}

scenario "Bomb! hits only the topmost monster: a covered one can't be chosen" {
  cites = { "14.3.2", "7.4" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { { "fly", covers = { "fatty" } }, "pin" },
  play = function(t)
    t.P1:play "bomb"
    check(#t.options == 4)  -- two monsters, two players
    t.P1:choose "fly"  t:settle()
  end,
  expect = function(t) check(t:slot(1) == "fatty")  check(t:hp "fatty" == 4) end,
}
