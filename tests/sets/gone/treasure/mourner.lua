return treasure {
  name = "Mourner",
  when { event = monster_died, of = a_monster, text = "When a monster dies, gain 1¢ for each counter on it.",
         effect = function(you, of) gain_coins(you, of.counters) end },
}
