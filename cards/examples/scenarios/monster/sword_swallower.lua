scenario "The Sword Swallower takes 1 more damage from a 6" {
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2" } },
  monsters = { "sword_swallower" },
  dice = { 3, 6, 4, 4, 3 },  -- the last one for the rewards
  play = function(t) t.P1:attack "sword_swallower"  t:settle() end,
  expect = function(t)
    check(t.P1:has_soul "sword_swallower")  check(t.P1.souls == 1)  check(t.P1.coins == 3)  check(t.P1.hp == 2)
  end,
}

scenario "The Sword Swallower does not change the damage to other monsters" {
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "sword_swallower", "sad_clown" },
  dice = { 6, 6 },
  play = function(t) t.P1:attack "sad_clown"  t:settle() end,
  expect = function(t) check(t:hp "sword_swallower" == 4)  check(t:events "damage_taken" == 2) end,
}
