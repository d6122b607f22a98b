return treasure {
  name = "Avenger",
  when { event = player_died, of = you, by = a_player, text = "When a player kills you, that player loses 2¢.",
         effect = function(killer) lose_coins(killer, 2) end },
  when { event = player_died, of = you, from = a_monster,
         text = "When a monster kills you, gain ¢ equal to its attack.",
         effect = function(you, from) gain_coins(you, from.attack) end },
}
