scenario "Hopper: a 2 misses and deals 1, a 6 does nothing to it, 2 hits of 3 and 5 kill it for 3¢" {
  cites = { "11.3.3", "10.4.2", "13.2.3" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "hopper" },
  dice = { 2, 6, 3, 5 },
  play = function(t) t.P1:attack "hopper"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P1.coins == 3)  check(t:discarded "hopper")  check(t.P1.souls == 0)
    check(t:events "hit" == 3)  check(t:events "damage_taken" == 3)
  end,
}

scenario "Hopper protects only itself" {
  cites = { "10.4.2" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "hopper", "fly" },
  dice = { 6 },
  play = function(t) t.P1:attack "fly"  t:settle() end,
  expect = function(t) check(t:discarded "fly") end,
}

scenario "Hopper is hurt by a bomb, even after a 6 was rolled against it" {
  cites = { "10.2.7" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { { "hopper", hp = 1 } },
  dice = { 6 },
  play = function(t)
    t.P1:attack "hopper"
    t:resolve()  t:resolve()
    t.P1:play("bomb", "hopper")  t:settle()
  end,
  expect = function(t) check(t:discarded "hopper")  check(t.P1.hp == 2) end,
}
