return treasure {
  name = "Cockcrow",
  when { event = turn_started, of = you, text = "At the start of your turn, gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
}
