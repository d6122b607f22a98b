scenario "Swarm of Flies: a 1 misses and deals 1, a 5 hits and deals 1, 5 hits of 2 kill it for 5¢" {
  cites = { "11.3.3", "11.3.5", "10.2.3" },
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2" } },
  monsters = { "swarm_of_flies" },
  dice = { 1, 5, 2, 2, 2, 2 },
  play = function(t) t.P1:attack "swarm_of_flies"  t:settle() end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P1.coins == 5)  check(t:discarded "swarm_of_flies") end,
}

scenario "Swarm of Flies ignores attack rolls against others" {
  cites = { "6.6.4" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "swarm_of_flies", "fly" },
  dice = { 5 },
  play = function(t) t.P1:attack "fly"  t:settle() end,
  expect = function(t) check(t.P1.hp == 2)  check(t:discarded "fly") end,
}
