scenario "Lamp Moth: a 4 hits; its rewards are 2¢" {
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "lamp_moth" },
  dice = { 3, 4 },
  play = function(t) t.P1:attack "lamp_moth"  t:settle() end,
  expect = function(t) check(t:discarded "lamp_moth")  check(t.P1.coins == 2)  check(t.P1.hp == 1) end,
}
