return treasure {
  name = "Abacus",
  paid { cost = { counters = 5 }, text = "5 counters: gain 10¢.", effect = function(you) gain_coins(you, 10) end },
}
