return loot {
  name = "4 Cents!", copies = 9,
  play { text = "Gain 4¢.", effect = function(you) gain_coins(you, 4) end },
}
