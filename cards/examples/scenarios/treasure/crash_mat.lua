scenario "Crash Mat: the first damage of a turn leaves 1 HP" {
  players = {
    { name = "P1", hand = { "gold_bomb", "bomb" }, loot_plays = 2 }, { name = "P2", items = { "crash_mat" } },
  },
  play = function(t)
    t.P1:play("gold_bomb", "P2")  t:settle()
    check(t.P2.alive)  check(t.P2.hp == 1)
    t.P1:play("bomb", "P2")  t:settle()
  end,
  expect = function(t) check(t:events "player_died" == 1) end,
}

scenario "Crash Mat does nothing for other players" {
  players = { { name = "P1", hand = { "gold_bomb" } }, { name = "P2", items = { "crash_mat" } }, { name = "P3" } },
  play = function(t) t.P1:play("gold_bomb", "P3")  t:settle() end,
  expect = function(t) check(t:events "player_died" == 1) end,
}
