return treasure {
  name = "Horseshoe",
  always { luck = 2, text = "You have +2 luck." },
  paid { cost = { coins = 1 }, text = "1¢: gain ¢ equal to your luck.", effect = function(you) gain_coins(you, you.luck) end },
}
