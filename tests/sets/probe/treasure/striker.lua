return treasure {
  name = "Striker",
  when { event = damage_taken, by = you, text = "When you deal damage, gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
}
