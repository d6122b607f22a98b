return loot {
  name = "2 Cents!", copies = 12,
  play { text = "Gain 2¢.", effect = function(you) gain_coins(you, 2) end },
}
