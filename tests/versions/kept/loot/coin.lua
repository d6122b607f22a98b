return loot {
  name = "A Coin", copies = 20,
  play { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
