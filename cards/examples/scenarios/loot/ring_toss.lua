scenario "Ring Toss: a 4 pays" {
  players = { { name = "P1", hand = { "ring_toss" } }, { name = "P2" }, { name = "P3" } },
  dice = { 4 },
  play = function(t) t.P1:play "ring_toss"  t:settle() end,
  expect = function(t) check(t.P1.coins == 5)  check(t.P2.coins == 1)  check(t.P3.coins == 1) end,
}

scenario "Ring Toss: a 3 does not" {
  players = { { name = "P1", hand = { "ring_toss" } }, { name = "P2" } },
  dice = { 3 },
  play = function(t) t.P1:play "ring_toss"  t:settle() end,
  expect = function(t) check(t.P1.coins == 0)  check(t.P2.coins == 0) end,
}
