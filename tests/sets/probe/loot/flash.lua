return loot {
  name = "Flash",
  play { text = "Gain 25¢, then lose 25¢.", effect = function(you) gain_coins(you, 25) lose_coins(you, 25) end },
}
