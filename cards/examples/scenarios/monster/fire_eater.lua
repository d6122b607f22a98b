scenario "Fire Eater: a 1 deals 1 damage to each other player" {
  players = { { name = "P1" }, { name = "P2" }, { name = "P3" } },
  monsters = { "fire_eater" },
  dice = { 1, 3, 3 },
  play = function(t) t.P1:attack "fire_eater"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P2.hp == 1)  check(t.P3.hp == 1)
    check(t:discarded "fire_eater")  check(t.P1.coins == 4)
  end,
}

scenario "Fire Eater does not trigger on a 2" {
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2" } },
  monsters = { "fire_eater", "fly" },
  dice = { 2, 3, 3 },
  play = function(t) t.P1:attack "fire_eater"  t:settle() end,
  expect = function(t) check(t.P2.hp == 2) end,
}

scenario "Fire Eater does not trigger in an attack on another monster" {
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "fire_eater", "fly" },
  dice = { 1, 6 },
  play = function(t) t.P1:attack "fly"  t:settle() end,
  expect = function(t) check(t.P2.hp == 2) end,
}
