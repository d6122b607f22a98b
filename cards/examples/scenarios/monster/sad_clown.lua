scenario "Sad Clown gives 2¢ to each player with 0¢" {
  players = { { name = "P1" }, { name = "P2" }, { name = "P3", coins = 1 } },
  monsters = { "sad_clown" },
  dice = { 3, 4, 4 },
  play = function(t) t.P1:attack "sad_clown"  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 3)  check(t.P2.coins == 2)  check(t.P3.coins == 1)  check(t.P1.hp == 1)
  end,
}

scenario "Sad Clown does not trigger on the death of another monster" {
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "sad_clown", "lamp_moth" },
  play = function(t) t.P1:play("bomb", "lamp_moth")  t:settle() end,
  expect = function(t) check(t.P2.coins == 0) end,
}
