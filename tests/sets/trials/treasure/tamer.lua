return treasure {
  name = "Tamer",
  when { event = monster_died, from = a_monster, text = "When a monster kills a monster, gain 3¢.",
         effect = function(you) gain_coins(you, 3) end },
  when { event = monster_died, by = you, text = "When you kill a monster, gain 5¢.",
         effect = function(you) gain_coins(you, 5) end },
}
