scenario "The Juggler plays one more loot" {
  players = { { name = "P1", character = "the_juggler", hand = { "a_penny", "a_penny", "a_penny" } }, { name = "P2" } },
  play = function(t)
    check(t.P1.max_hp == 2)  check(t:attack_of "P1" == 1)
    t.P1:activate "the_juggler"  t:settle()
    t.P1:play "a_penny#1"  t:settle()
    t.P1:play "a_penny#1"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2)  check(t.P1.loot_plays == 0) end,
}

scenario "The Juggler brings Juggling Clubs" {
  phase = "deal",
  players = { { name = "P1", character = "the_juggler" }, { name = "P2", character = "isaac" } },
  play = function(t) t:settle() end,
  expect = function(t) check(t.P1:has "juggling_clubs") end,
}
