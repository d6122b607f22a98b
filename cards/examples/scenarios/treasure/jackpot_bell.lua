scenario "Jackpot Bell: everybody is paid, once a turn" {
  players = { { name = "P1", items = { "jackpot_bell" }, hand = { "bomb", "bomb" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "fly", "dip" },
  play = function(t)
    t.P1:play("bomb", "fly")  t:settle()
    check(t.P2.coins == 1)
    check(t.P1.coins == 3)  -- one of them is the reward
    t.P1:play("bomb", "dip")  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 1)  check(t:discarded "dip") end,
}
