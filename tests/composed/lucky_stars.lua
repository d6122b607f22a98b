-- loot: Roll: 1-2: Lose 3¢. 3-4: Gain 5¢. 5-6: Gain 9¢.
scenario "the die decides" {
  players = {
    { name = "P1", coins = 4, hand = { "lucky_stars", "lucky_stars", "lucky_stars" }, loot_plays = 3 }, { name = "P2" },
  },
  dice = { 2, 3, 6 },
  play = function(t)
    t.P1:play "lucky_stars"  t:settle()
    check(t.P1.coins == 1)
    t.P1:play "lucky_stars"  t:settle()
    check(t.P1.coins == 6)
    t.P1:play "lucky_stars"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 15) end,
}
