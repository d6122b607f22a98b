return treasure {
  name = "Weighing Scale",
  paid { cost = { coins = 2 }, or_cost = { hp = 1 }, text = "2¢, or 1 HP: gain 1¢; if HP was paid, gain 4¢ instead.",
         effect = function(you, paid) gain_coins(you, paid == 2 and 4 or 1) end },
}
