scenario "Hall of Mirrors: harder to hit, twice the rewards" {
  rooms = { "hall_of_mirrors" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "lamp_moth", "fly" },
  dice = { 4, 5 },
  play = function(t)
    check(t:evasion "fly" == 3)
    t.P1:attack "lamp_moth"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P1.coins == 4) end,
}
