scenario "Moth Queen has 3 HP, a treasure and a soul; the rest is as on Lamp Moth" {
  players = { { name = "P1", items = { "flea_circus" } }, { name = "P2" } },
  monsters = { "moth_queen" },
  deck = { treasure = { "breakfast", "dinner" } },
  dice = { 4, 4, 4 },
  play = function(t)
    check(t:evasion "moth_queen" == 4)  check(t:attack_of "moth_queen" == 1)  check(t:hp "moth_queen" == 3)
    t.P1:activate "flea_circus"  t:settle()
    check(t.P1.coins == 1)
    t.P1:attack "moth_queen"  t:settle()
  end,
  expect = function(t)
    check(t.P1:has_soul "moth_queen")  check(t.P1.souls == 1)  check(t.P1.coins == 3)
    check(t.P1:has "breakfast")  check(not t.P1:has "dinner")
  end,
}
