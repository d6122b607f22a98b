scenario "XIV. Temperance: take 1 damage and gain 4¢" {
  cites = { "7.2", "7.10", "10.2.3" },
  players = { { name = "P1", hand = { "tarot_temperance" } }, { name = "P2" } },
  play = function(t) t.P1:play("tarot_temperance", "gain 4¢")  t:settle() end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P1.coins == 4) end,
}

scenario "XIV. Temperance: take 2 damage and gain 8¢" {
  cites = { "7.2", "7.10", "10.2.3" },
  players = { { name = "P1", hand = { "tarot_temperance" }, items = { "breakfast" } }, { name = "P2" } },
  play = function(t) t.P1:play("tarot_temperance", "gain 8¢")  t:settle() end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P1.coins == 8) end,
}

scenario "XIV. Temperance pays even if the damage is prevented: it was put on the stack" {
  cites = { "7.10", "10.4.2" },
  players = { { name = "P1", hand = { "soul_heart", "tarot_temperance" }, loot_plays = 2 }, { name = "P2" } },
  play = function(t)
    t.P1:play("soul_heart", "P1")  t:settle()
    t.P1:play("tarot_temperance", "gain 4¢")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t.P1.coins == 4) end,
}

scenario "XIV. Temperance: the mode is chosen as it is played, and can't be changed" {
  cites = { "7.2" },
  players = { { name = "P1", hand = { "tarot_temperance" } }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  play = function(t)
    t.P1:play("tarot_temperance", "gain 8¢")
    t.P2:play("bomb", "P1")  t:settle()
  end,
  expect = function(t) check(t:events "player_died" == 1)  check(t.P1.coins == 7) end,
}
