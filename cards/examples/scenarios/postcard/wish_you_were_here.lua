scenario "Wish You Were Here: both draw from the loot deck" {
  players = { { name = "P1", hand = { "wish_you_were_here" } }, { name = "P2" } },
  play = function(t) t.P1:play("wish_you_were_here", "P2")  t:settle() end,
  expect = function(t) check(t.P1.loot == 1)  check(t.P2.loot == 1) end,
}
