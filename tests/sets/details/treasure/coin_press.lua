return treasure {
  name = "Coin Press", enters = { counters = 1 },
  paid { cost = { counters = 1 }, text = "Remove a counter: gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
