scenario "Dressing Screen: once each turn, 1¢" {
  players = {
    { name = "P1", coins = 3, character = "the_quick_changer", items = { "dressing_screen" } }, { name = "P2" },
  },
  play = function(t)
    t.P1:activate "dressing_screen"  t:settle()
    check(t:attack_of "P1" == 2)  check(t.P1.coins == 2)
    check(t:why_not("P1", "activate", "dressing_screen") == "6.3.5")
    t.P1:end_turn()  t:settle()
    t.P1:activate "dressing_screen"  t:settle()
  end,
  expect = function(t) check(t:attack_of "P1" == 1)  check(t.P1.coins == 1) end,
}
