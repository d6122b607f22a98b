return treasure { name = "Wage",
  when { event = turn_started, of = you, text = "At the start of your turn, gain 10¢.",
    effect = function(you) gain_coins(you, 10) end },
}
