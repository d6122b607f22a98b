return loot {
  name = "A Dime!!",
  play { text = "Gain 10¢.", effect = function(you) gain_coins(you, 10) end },
}
