return treasure {
  name = "Meter",
  tap { cost = { coins = 3 }, text = "3¢: gain 5¢.", effect = function(you) gain_coins(you, 5) end },
}
