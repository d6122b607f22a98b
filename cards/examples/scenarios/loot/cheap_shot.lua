scenario "Cheap Shot: one attack roll, outside an attack" {
  players = { { name = "P1", hand = { "cheap_shot" } }, { name = "P2" } },
  monsters = { "fly", "dip" },
  dice = { 6 },
  play = function(t) t.P1:play("cheap_shot", "fly")  t:settle() end,
  expect = function(t) check(t:discarded "fly")  check(t:events "attack_declared" == 0) end,
}
