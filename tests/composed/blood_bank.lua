-- treasure: Once per turn, lose 1 HP: gain 3 coins.
scenario "HP for money, once in a turn" {
  players = { { name = "P1", items = { "blood_bank" } }, { name = "P2" } },
  play = function(t) t.P1:activate "blood_bank"  t:settle() end,
  expect = function(t) check(t.P1.coins == 3)  check(t.P1.hp == 1)  check(not t:can("P1", "blood_bank")) end,
}
