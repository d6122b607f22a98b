scenario "Strongman's Dog fights with its attack counters" {
  players = { { name = "P1", items = { "strongmans_dog" } }, { name = "P2" } },
  monsters = { "sad_clown" },  -- 2 HP, evasion 4
  dice = { 4 },
  play = function(t)
    t.P1:activate "strongmans_dog"  t:settle()
    check(t:attack_of "P1" == 1)
    t.P1:attack "sad_clown"
    t.P1:choose "strongmans_dog"  t:settle()
  end,
  expect = function(t) check(t:discarded "sad_clown")  check(t:attack_of "strongmans_dog" == 2) end,
}

scenario "Strongman's Dog takes the damage of a miss, and dies of 2" {
  players = { { name = "P1", items = { "strongmans_dog" } }, { name = "P2" } },
  monsters = { "sad_clown" },
  dice = { 1, 1 },
  play = function(t)
    t.P1:attack "sad_clown"
    t.P1:choose "strongmans_dog"  t:settle()
  end,
  expect = function(t) check(t:discarded "strongmans_dog")  check(t.P1.hp == 2) end,
}
