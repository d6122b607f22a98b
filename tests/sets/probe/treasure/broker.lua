return treasure {
  name = "Broker",
  paid { cost = { destroy_items = 1 }, text = "Destroy an item of yours: gain 5¢.",
         effect = function(you) gain_coins(you, 5) end },
}
