return treasure {
  name = "Blood Bank",
  paid { cost = { hp = 1 }, text = "Lose 1 HP: gain 3¢.", effect = function(you) gain_coins(you, 3) end },
}
