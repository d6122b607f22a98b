scenario "Soul of Gluttony goes to the first player with 10 loot cards in hand" {
  cites = { "15.4.2", "15.4.4" },
  players = {
    { name = "P1", items = { "mystery_sack" },
      hand = { "bomb", "bomb", "bomb", "bomb", "bomb", "bomb", "bomb", "bomb", "bomb" } },
    { name = "P2" },
  },
  bonus_souls = { "soul_of_gluttony" },
  dice = { 1 },
  play = function(t)
    check(t.P1.loot == 9)  check(t.P1.souls == 0)
    t.P1:activate "mystery_sack"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 10)  check(t.P1:has_soul "soul_of_gluttony")  check(t.P1.souls == 1) end,
}

scenario "Soul of Gluttony is gained at once, in the middle of a resolution, and stays when the hand gets smaller" {
  cites = { "15.4.2", "15.4.3" },
  players = {
    { name = "P1", hand = { "tarot_the_hanged_man", "bomb", "bomb", "bomb", "bomb", "bomb", "bomb", "bomb", "bomb" } },
    { name = "P2" },
  },
  bonus_souls = { "soul_of_gluttony" },
  play = function(t)
    t.P1:play "tarot_the_hanged_man"  t:settle()
    t.P1:choose "none"  t:settle()
    check(t.P1:has_soul "soul_of_gluttony")  check(t.P1.loot == 10)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1:has_soul "soul_of_gluttony") end,
}
