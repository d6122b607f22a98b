scenario "The Fine Print costs 6¢ instead of a death" {
  players = { { name = "P1", hand = { "gold_bomb" } }, { name = "P2", coins = 7, items = { "fine_print" } } },
  play = function(t) t.P1:play("gold_bomb", "P2")  t:settle() end,
  expect = function(t) check(t.P2.alive)  check(t.P2.hp == 1)  check(t.P2.coins == 1) end,
}

scenario "The Fine Print does nothing for a player with 5¢" {
  players = { { name = "P1", hand = { "gold_bomb" } }, { name = "P2", coins = 5, items = { "fine_print" } } },
  play = function(t) t.P1:play("gold_bomb", "P2")  t:settle() end,
  expect = function(t) check(t:events "player_died" == 1)  check(t.P2.coins == 4) end,
}

scenario "The Fine Print: 6¢ are enough, and only for its player" {
  players = { { name = "P1", hand = { "gold_bomb", "gold_bomb" }, loot_plays = 2 },
              { name = "P2", coins = 6, items = { "fine_print" } }, { name = "P3" } },
  play = function(t)
    t.P1:play("gold_bomb", "P3")  t:settle()
    check(t.P2.coins == 6)
    t.P1:play("gold_bomb", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.alive)  check(t.P2.coins == 0)  check(t:events "player_died" == 1) end,
}
