scenario "Sworn Rival pays for each death of the rival, in any turn" {
  players = {
    { name = "P1", hand = { "sworn_rival", "gold_bomb", "gold_bomb" }, loot_plays = 3 },
    { name = "P2" }, { name = "P3" },
  },
  deck = { loot = { "gold_bomb" } },  -- P2 draws it
  play = function(t)
    t.P1:play("sworn_rival", "P2")  t:settle()
    t.P1:play("gold_bomb", "P3")  t:settle()
    check(t.P1.coins == 0)
    t.P1:play("gold_bomb", "P2")  t:settle()
    check(t.P1.coins == 3)
    t.P1:end_turn()  t:settle()
    check(t.active == "P2")
    t.P2:play("gold_bomb", "P2")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 6) end,
}
