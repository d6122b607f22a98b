scenario "Cotton Candy prevents 2 damage" {
  players = { { name = "P1", hand = { "cotton_candy", "gold_bomb" }, loot_plays = 2 }, { name = "P2" } },
  play = function(t)
    t.P1:play("cotton_candy", "P2")  t:settle()
    t.P1:play("gold_bomb", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 1) end,
}
