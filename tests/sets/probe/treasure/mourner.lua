return treasure {
  name = "Mourner",
  when { event = destroyed, text = "When anything is destroyed, gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
}
