-- treasure: When another player dies, gain 3¢.
scenario "the death of another player pays" {
  players = { { name = "P1", hand = { "bomb" }, items = { "vulture" } }, { name = "P2", hp = 1 } },
  play = function(t) t.P1:play("bomb", "P2")  t:settle() end,
  expect = function(t) check(t.P1.coins == 3) end,
}
