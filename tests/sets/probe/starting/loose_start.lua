return starting {
  name = "Loose Start",
  when { event = rolled, value = 1, text = "When a player rolls a 1, gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
}
