return treasure {
  name = "Lucky Scar",
  when { event = damage_taken, of = you, lethal = false, text = "When you take non-lethal damage, gain 4¢.",
         effect = function(you) gain_coins(you, 4) end },
}
