scenario "Yum Heart prevents all of the next damage to a player, but not the damage after it" {
  cites = { "10.4.2", "6.7.3" },
  players = {
    { name = "P1", items = { "yum_heart" }, hand = { "gold_bomb", "bomb" }, loot_plays = 2 },
    { name = "P2" },
  },
  play = function(t)
    t.P1:activate("yum_heart", "P2")  t:settle()
    t.P1:play("gold_bomb", "P2")  t:settle()
    check(t.P2.hp == 2)  check(t:events "damage_taken" == 0)
    t.P1:play("bomb", "P2")  t:settle()
    check(t.P2.hp == 1)  check(not t:charged "yum_heart")
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:charged "yum_heart") end,
}

scenario "Yum Heart on a monster wears off at the end of the turn" {
  cites = { "6.7.7" },
  players = { { name = "P1", items = { "yum_heart" } }, { name = "P2", hand = { "bomb" } } },
  monsters = { "fatty" },
  play = function(t)
    t.P1:activate("yum_heart", "fatty")  t:settle()
    t.P1:end_turn()  t:settle()
    t.P2:play("bomb", "fatty")  t:settle()
  end,
  expect = function(t) check(t:hp "fatty" == 3) end,
}

scenario "Yum Heart is eternal: it can't pay for a death" {
  cites = { "3.1.3", "6.8.1", "13.5.3" },
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2", items = { "yum_heart" } } },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(not t.P2.alive)  check(t.P2:has "yum_heart") end,
}

scenario "Yum Heart is not recharged at the end of another player's turn" {
  cites = { "4.4.1" },
  players = { { name = "P1" }, { name = "P2" }, { name = "P3", items = { { "yum_heart", charged = false } } } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.active == "P2")  check(not t:charged "yum_heart") end,
}
