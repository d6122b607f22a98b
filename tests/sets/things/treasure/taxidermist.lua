return treasure {
  name = "Taxidermist",
  when { event = monster_died, text = "Each time a monster dies, gain its rewards.",
         effect = function(you, of) gain_rewards(you, of) end },
}
