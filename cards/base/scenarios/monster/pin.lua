scenario "Pin: a 3 misses and deals 1, a 6 does nothing to it, 2 hits of 4 and 5 kill it for 5¢ and a soul" {
  cites = { "11.3.3", "10.4.2", "13.2.5" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "pin" },
  dice = { 3, 6, 4, 5 },
  play = function(t) t.P1:attack "pin"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P1.coins == 5)  check(t.P1:has_soul "pin")  check(t.P1.souls == 1)
    check(t:events "hit" == 3)  check(t:events "damage_taken" == 3)
  end,
}

scenario "Pin protects only itself" {
  cites = { "10.4.2" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "pin", "fly" },
  dice = { 6 },
  play = function(t) t.P1:attack "fly"  t:settle() end,
  expect = function(t) check(t:discarded "fly") end,
}
