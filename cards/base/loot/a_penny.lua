return loot {
  name = "A Penny!", copies = 6,
  play { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
