return loot {
  name = "Double Up",
  play { text = "Double your ¢.", effect = function(you) gain_coins(you, you.coins) end },
}
