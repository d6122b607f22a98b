scenario "Rain Check replaces the next loss of its player, also in a later turn" {
  players = {
    { name = "P1", coins = 9, hand = { "rain_check" } },
    { name = "P2", coins = 5, hand = { "shell_game", "shell_game", "shell_game" }, loot_plays = 1 },
  },
  dice = { 1, 1, 1 },
  play = function(t)
    t.P1:play "rain_check"  t:settle()
    t.P1:pass()
    t.P2:play("shell_game", "P2")  t:settle()
    check(t.P2.coins == 3)  check(t.P1.loot == 0)
    t.P1:end_turn()  t:settle()
    t.P2:play("shell_game", "P1")  t:settle()
    check(t.P1.coins == 9)  check(t.P1.loot == 1)
    t.P2:end_turn()  t:settle()  t.P1:end_turn()  t:settle()
    t.P2:play("shell_game", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 7)  check(t.P1.loot == 2) end,
}
