return treasure {
  name = "Yardstick",
  weight = 4,
  paid { cost = { coins = 1 }, text = "1¢: gain ¢ equal to the weight of this.",
         effect = function(this, you) gain_coins(you, this.weight) end },
}
