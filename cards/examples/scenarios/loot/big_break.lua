scenario "Big Break: its player becomes The Headliner; the next one loots 2" {
  players = { { name = "P1", character = "the_juggler", hand = { "big_break", "big_break" }, loot_plays = 2 }, { name = "P2" } },
  play = function(t)
    t.P1:play "big_break#1"  t:settle()
    check(t.P1.character == "the_headliner")  check(t.P1.hp == 3)  check(t.P1:has "top_hat")
    t.P1:play "big_break"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 2) end,
}
