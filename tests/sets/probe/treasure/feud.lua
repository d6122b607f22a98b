return treasure {
  name = "Feud",
  when { event = monster_died, text = "When a monster dies, its killer chooses another player, who gains 1¢.",
         effect = function(killer) gain_coins(choose(killer, a_player { other = true }), 1) end },
}
