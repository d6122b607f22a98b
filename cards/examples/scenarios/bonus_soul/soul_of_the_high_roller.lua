scenario "Soul of the High Roller: 20¢" {
  players = { { name = "P1", coins = 18, hand = { "a_penny", "a_penny" }, loot_plays = 2 }, { name = "P2" } },
  bonus_souls = { "soul_of_the_high_roller" },
  play = function(t)
    t.P1:play "a_penny"  t:settle()
    check(t:bonus_soul "soul_of_the_high_roller")
    t.P1:play "a_penny"  t:settle()
  end,
  expect = function(t) check(t.P1:has_soul "soul_of_the_high_roller")  check(t.P1.souls == 1) end,
}
