return treasure {
  name = "Pension",
  when { event = turn_ending, of = you, text = "At the end of your turn, gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
}
