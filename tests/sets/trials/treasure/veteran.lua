return treasure {
  name = "Veteran",
  when { event = damage_taken, of = a_monster, combat = true, text = "When a monster takes combat damage, gain 2¢.",
         effect = function(you) gain_coins(you, 2) end },
}
