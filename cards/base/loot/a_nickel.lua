return loot {
  name = "A Nickel!", copies = 5,
  play { text = "Gain 5¢.", effect = function(you) gain_coins(you, 5) end },
}
