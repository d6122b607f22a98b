return loot {
  name = "Overtime",
  play { text = "Gain 1¢ for each attack and each purchase that you have left.",
         effect = function(you) gain_coins(you, you.attacks + you.purchases) end },
}
