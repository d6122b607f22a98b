return loot {
  name = "Triumph",
  play { text = "You win. Then each other player gains 1¢.",
         effect = function(you) win(you) gain_coins(others, 1) end },
}
