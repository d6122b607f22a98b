-- treasure: Whenever you kill a monster, steal 1 coin from target opponent.
scenario "a kill takes a cent from another player" {
  players = { { name = "P1", items = { "highwayman" } }, { name = "P2", coins = 5 }, { name = "P3", coins = 5 } },
  monsters = { "fly", "horf" }, dice = { 6 },
  play = function(t) t.P1:attack "fly"  t:settle()  t.P1:choose "P2"  t:settle() end,
  expect = function(t) check(t.P2.coins == 4)  check(t.P3.coins == 5)  check(t.P1.coins == 2) end,
}
