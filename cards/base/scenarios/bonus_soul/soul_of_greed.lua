scenario "Soul of Greed goes to the first player with 25¢" {
  cites = { "15.4.2", "15.4.4" },
  players = { { name = "P1", coins = 23, hand = { "a_penny", "a_penny" }, loot_plays = 2 }, { name = "P2" } },
  bonus_souls = { "soul_of_greed" },
  play = function(t)
    t.P1:play "a_penny"  t:settle()
    check(t.P1.coins == 24)  check(t.P1.souls == 0)
    t.P1:play "a_penny"  t:settle()
  end,
  expect = function(t) check(t.P1:has_soul "soul_of_greed")  check(t.P1.souls == 1)  check(t.P1.coins == 25) end,
}

scenario "Soul of Greed is gained once, by the first in turn order, and stays" {
  cites = { "15.4.3", "15.4.5" },
  players = { { name = "P1", coins = 30, hand = { "a_penny" } }, { name = "P2", coins = 40 } },
  bonus_souls = { "soul_of_greed" },
  active = "P2",
  play = function(t) check(t.P2:has_soul "soul_of_greed")  t.P2:end_turn()  t:settle() end,
  expect = function(t) check(t.P2.souls == 1)  check(t.P1.souls == 0) end,
}
