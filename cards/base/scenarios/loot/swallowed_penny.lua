scenario "Swallowed Penny gains its player 1¢ each time they take damage" {
  cites = { "10.2.4", "6.6.1" },
  players = {
    { name = "P1", hand = { "swallowed_penny", "bomb", "bomb" }, items = { "breakfast" }, loot_plays = 3 },
    { name = "P2" },
  },
  play = function(t)
    t.P1:play "swallowed_penny"  t:settle()
    t.P1:play("bomb", "P1")  t:settle()
    check(t.P1.coins == 1)
    t.P1:play("bomb", "P2")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P1.hp == 2)  check(t.P2.coins == 0) end,
}
