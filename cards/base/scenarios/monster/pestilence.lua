scenario "Pestilence: a 3 misses and deals 1, 4 hits of 4 kill it for 2 loot and a soul; 2 damage are split" {
  cites = { "11.3.3", "13.2.2", "13.2.5" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "pestilence", "fatty" },
  dice = { 3, 4, 4, 4, 4 },
  play = function(t)
    t.P1:attack "pestilence"  t:settle()
    t.P1:choose("P2", "fatty")  t:settle()
  end,
  expect = function(t)
    check(t.P2.hp == 1)  check(t:hp "fatty" == 3)  check(t.P1.hp == 1)  check(t.P1.loot == 2)
    check(t.P1:has_soul "pestilence")  check(t.P1.souls == 1)
  end,
}

scenario "Pestilence: both damage may go to one target" {
  cites = { "10.2.1" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { { "pestilence", hp = 1 }, "fatty" },
  dice = { 4 },
  play = function(t)
    t.P1:attack "pestilence"  t:settle()
    t.P1:choose("fatty", "fatty")  t:settle()
  end,
  expect = function(t) check(t:hp "fatty" == 2)  check(t.P2.hp == 2)  check(t:events "damage_taken" == 2) end,
}

scenario "Pestilence does nothing when another monster dies" {
  cites = { "13.2.2" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "pestilence", "fly" },
  play = function(t) t.P1:play("bomb", "fly")  t:settle() end,
  expect = function(t) check(t:discarded "fly")  check(t:in_play "pestilence")  check(t:events "damage_taken" == 1) end,
}

scenario "Pestilence: the damage is divided as its ability goes on the stack, so a player can respond" {
  cites = { "7.3", "6.6.2" },
  players = { { name = "P1" }, { name = "P2", hand = { "soul_heart" }, loot_plays = 1 } },
  monsters = { { "pestilence", hp = 1 }, "fatty" },
  dice = { 4 },
  play = function(t)
    t.P1:attack "pestilence"
    t:resolve()  t:resolve()  t:resolve()
    check(t.asked == "P1")  check(t.question == "target")
    t.P1:choose("P2", "P2")
    t.P2:play("soul_heart", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 1)  check(t:events "damage_prevented" == 1)  check(t.P1.loot == 2) end,
}

scenario "Pestilence: the active player deals the damage, so Sloth killed by it costs them their hand" {
  cites = { "10.2.2", "13.2.2" },
  players = { { name = "P1", hand = { "a_penny" } }, { name = "P2" } },
  monsters = { { "pestilence", hp = 1 }, { "sloth", hp = 2 } },
  dice = { 4 },
  play = function(t)
    t.P1:attack "pestilence"  t:settle()
    t.P1:choose("sloth", "sloth")  t:settle()
  end,
  expect = function(t)
    check(t:discarded "a_penny")  check(t.P1:has_soul "sloth")  check(t.P1:has_soul "pestilence")
  end,
}

scenario "Pestilence: a monster that has left takes no damage, and the other one still does" {
  cites = { "7.11" },
  players = { { name = "P1" }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { { "pestilence", hp = 1 }, "fly", "fatty" },
  dice = { 4 },
  play = function(t)
    t.P1:attack "pestilence"
    t:resolve()  t:resolve()  t:resolve()
    t.P1:choose("fly", "fatty")
    t.P2:play("bomb", "fly")  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t:hp "fatty" == 3)  check(t.P1.coins == 1) end,
}
