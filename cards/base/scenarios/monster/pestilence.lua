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

scenario "Pestilence: both damage may go to one" {
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
