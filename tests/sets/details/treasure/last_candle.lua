return treasure {
  name = "Last Candle", enters = { counters = 2 },
  paid { cost = { destroy_this = true }, text = "Destroy this: gain 1¢ for each counter that it had.",
         effect = function(you, paid_with) if paid_with then gain_coins(you, paid_with.counters) end end },
}
