-- monster: When this dies, it deals 1 damage to each player.
scenario "all players take damage as it dies" {
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { { "bloater", hp = 1 }, "fly" }, dice = { 6 },
  play = function(t) t.P1:attack "bloater"  t:settle() end,
  expect = function(t) check(t:discarded "bloater")  check(t.P1.hp == 1)  check(t.P2.hp == 1) end,
}
