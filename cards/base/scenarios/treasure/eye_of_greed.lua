scenario "Eye of Greed gains its player 3¢ when anyone rolls a 5" {
  cites = { "6.6.4", "9.2.5" },
  players = { { name = "P1" }, { name = "P2", items = { "eye_of_greed" } } },
  monsters = { { "pale_fatty", hp = 3 } },  -- evasion 3
  dice = { 5, 5, 6 },
  play = function(t) t.P1:attack "pale_fatty"  t:settle() end,
  expect = function(t) check(t.P2.coins == 6)  check(t.P1.coins == 6) end,
}
