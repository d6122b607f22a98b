scenario "Flea Circus counts vermin" {
  players = { { name = "P1", items = { "flea_circus" } }, { name = "P2" } },
  monsters = { "lamp_moth", "fly", "dip" },
  play = function(t) t.P1:activate "flea_circus"  t:settle() end,
  expect = function(t) check(t.P1.coins == 2) end,
}

scenario "Flea Circus can be attacked: the attacker gets 3¢, its player a loot card" {
  players = { { name = "P1" }, { name = "P2", items = { "flea_circus" } } },
  dice = { 4, 5 },
  play = function(t) t.P1:attack "flea_circus"  t:settle() end,
  expect = function(t)
    check(t:discarded "flea_circus")  check(t.P1.coins == 3)  check(t.P2.loot == 1)  check(t.P1.loot == 0)
    check(t.P1.hp == 1)
  end,
}

scenario "Flea Circus does not trigger on the death of another item" {
  players = { { name = "P1" }, { name = "P2", items = { "flea_circus" } }, { name = "P3", items = { "flea_circus" } } },
  dice = { 6 },
  play = function(t) t.P1:attack "flea_circus#1"  t:settle() end,
  expect = function(t) check(t.P2.loot + t.P3.loot == 1) end,
}
