return treasure {
  name = "Martyr",
  when { event = damage_taken, of = you, preventable = false, text = "When you take damage that can't be prevented, gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
}
