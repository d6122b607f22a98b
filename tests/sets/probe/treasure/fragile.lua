return treasure {
  name = "Fragile",
  paid { cost = { destroy_this = true }, text = "Destroy this: gain 5¢.",
         effect = function(you) gain_coins(you, 5) end },
}
