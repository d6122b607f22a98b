return treasure {
  name = "Undertow",
  when { event = monster_died, text = "When a monster dies, gain 2¢.", effect = function(you) gain_coins(you, 2) end },
}
