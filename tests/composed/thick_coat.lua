-- treasure: The first time you would take damage each turn, prevent 1 of that damage.
scenario "one damage of the first blow is prevented, none of the second" {
  players = { { name = "P1", items = { "thick_coat" } }, { name = "P2" } },
  monsters = { "fatty", "fly" }, dice = { 1, 1, 6, 6, 6, 6 },
  play = function(t) t.P1:attack "fatty"  t:settle() end,
  expect = function(t) check(t:discarded "fatty")  check(t.P1.hp == 1) end,
}
