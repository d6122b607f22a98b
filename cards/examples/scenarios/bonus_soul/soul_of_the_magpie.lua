scenario "Soul of the Magpie: 9 loot cards" {
  players = {
    { name = "P1", items = { "roaring_crowd" }, hand = { "bomb", "bomb", "bomb", "bomb", "bomb", "bomb", "bomb" } },
    { name = "P2" },
  },
  bonus_souls = { "soul_of_the_magpie" },
  play = function(t)
    t.P1:end_turn()  t:settle()  t.P2:end_turn()  t:settle()
    check(t.P1.loot == 8)  check(t:bonus_soul "soul_of_the_magpie")
    t.P1:end_turn()  t:settle()  t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1:has_soul "soul_of_the_magpie")  check(t.P1.souls == 1) end,
}
