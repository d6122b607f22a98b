return loot {
  name = "Toll",
  play { cost = { coins = 2 }, text = "2¢: gain 5¢.", effect = function(you) gain_coins(you, 5) end },
}
