return loot {
  name = "3 Cents!", copies = 15,
  play { text = "Gain 3¢.", effect = function(you) gain_coins(you, 3) end },
}
