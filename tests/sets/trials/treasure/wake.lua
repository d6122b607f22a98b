return treasure {
  name = "Wake",
  when { event = monster_died, text = "When a monster dies, gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
}
