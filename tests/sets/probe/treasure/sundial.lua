return treasure {
  name = "Sundial",
  when { event = round_ended, text = "At the end of each round of yours, gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
}
