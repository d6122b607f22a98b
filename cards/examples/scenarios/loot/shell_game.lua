scenario "Shell Game: a 4 costs the player who rolls 2¢" {
  players = { { name = "P1", coins = 5, hand = { "shell_game" } }, { name = "P2", coins = 5 } },
  dice = { 4 },
  play = function(t) t.P1:play("shell_game", "P2")  t:settle() end,
  expect = function(t) check(t.P1.coins == 5)  check(t.P2.coins == 3) end,
}

scenario "Shell Game: a 5 wins 6¢" {
  players = { { name = "P1", hand = { "shell_game" } }, { name = "P2" } },
  dice = { 5 },
  play = function(t) t.P1:play("shell_game", "P1")  t:settle() end,
  expect = function(t) check(t.P1.coins == 6)  check(t.P2.coins == 0) end,
}

scenario "Shell Game: the chosen player rolls" {
  players = { { name = "P1", hand = { "shell_game", "lucky_spit" }, loot_plays = 2 }, { name = "P2", coins = 2 } },
  dice = { 4 },
  play = function(t)
    t.P1:play "lucky_spit"  t:settle()  -- for a die of P1
    t.P1:play("shell_game", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 0) end,
}
