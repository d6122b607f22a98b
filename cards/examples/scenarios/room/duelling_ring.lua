scenario "Duelling Ring: a 4 hits a player, a 3 misses" {
  rooms = { "duelling_ring" },
  players = { { name = "P1" }, { name = "P2" } },
  dice = { 4, 3, 4 },
  play = function(t) t.P1:attack "P2"  t:settle() end,
  expect = function(t) check(t.P1.hp == 1)  check(t:events "player_died" == 1) end,
}
