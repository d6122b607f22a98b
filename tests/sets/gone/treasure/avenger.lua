return treasure {
  name = "Avenger",
  when { event = player_died, of = you, by = a_player, text = "When you die by the hand of a player, that player loses 2¢.",
         effect = function(killer) lose_coins(killer, 2) end },
  when { event = player_died, of = you, from = a_monster, text = "When you die of a monster, gain ¢ equal to its attack.",
         effect = function(you, from) gain_coins(you, from.attack) end },
}
