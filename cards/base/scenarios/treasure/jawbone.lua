scenario "Jawbone steals 3¢ from another player, which is not a gain" {
  cites = { "20.3.3", "20.3.5" },
  players = {
    { name = "P1", items = { "jawbone", "counterfeit_penny" } },
    { name = "P2", coins = 5 },
    { name = "P3", coins = 7 },
  },
  play = function(t)
    t.P1:activate "jawbone"
    check(t.question == "target")  check(#t.options == 2)
    t.P1:choose "P2"  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 3)  check(t.P2.coins == 2)  check(t.P3.coins == 7)  check(not t:charged "jawbone")
  end,
}

scenario "Jawbone takes less from a player with less" {
  cites = { "20.11.1" },
  players = { { name = "P1", items = { "jawbone" } }, { name = "P2", coins = 2 } },
  play = function(t) t.P1:activate "jawbone"  t:settle() end,
  expect = function(t) check(t.P1.coins == 2)  check(t.P2.coins == 0) end,
}

scenario "Jawbone cancelled steals nothing" {
  cites = { "5.2.7" },
  players = {
    { name = "P1", items = { "jawbone" } },
    { name = "P2", coins = 4, hand = { "butter_bean" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:activate "jawbone"
    t.P2:play("butter_bean", "jawbone")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t.P2.coins == 4)  check(not t:charged "jawbone") end,
}
