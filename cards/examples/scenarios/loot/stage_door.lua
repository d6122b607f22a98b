scenario "Stage Door brings the Hole Punch into the game" {
  players = { { name = "P1", hand = { "stage_door" } }, { name = "P2" } },
  play = function(t) t.P1:play "stage_door"  t:settle() end,
  expect = function(t) check(t.P1:has "hole_punch")  check(t.P1.loot == 0) end,
}

scenario "Stage Door: 2 loot cards if the Hole Punch is in the game" {
  players = { { name = "P1", hand = { "stage_door" } }, { name = "P2", items = { "hole_punch" } } },
  play = function(t) t.P1:play "stage_door"  t:settle() end,
  expect = function(t) check(t.P2:has "hole_punch")  check(t.P1.loot == 2) end,
}
