return treasure {
  name = "Bet",
  tap { text = "Lose 3¢. Gain 1¢ more than you lost.",
        effect = function(you) gain_coins(you, lose_coins(you, 3) + 1) end },
}
