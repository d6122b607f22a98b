scenario "Wishbone: two loot cards after the penalty" {
  players = { { name = "P1", hand = { "gold_bomb" } }, { name = "P2", coins = 1, items = { "wishbone", "mr_boom" } } },
  play = function(t)
    t.P1:play("gold_bomb", "P2")  t:settle()
    t.P2:choose "mr_boom"  t:settle()
  end,
  expect = function(t) check(t.P2.loot == 2)  check(t.P2.coins == 0)  check(t:order("penalty_paid", "loot_drawn")) end,
}

scenario "Wishbone does not trigger on the death of another player; the replaced card is a Wishbone" {
  players = { { name = "P1", hand = { "gold_bomb" } }, { name = "P2", items = { "broken_ankh" } }, { name = "P3" } },
  play = function(t) t.P1:play("gold_bomb", "P3")  t:settle() end,
  expect = function(t) check(t.P2.loot == 0)  check(t.P2:has "wishbone") end,
}

scenario "Wishbone is a trinket" {
  players = { { name = "P1", hand = { "wishbone" } }, { name = "P2" } },
  play = function(t) t.P1:play "wishbone"  t:settle() end,
  expect = function(t) check(t.P1:has "wishbone") end,
}
