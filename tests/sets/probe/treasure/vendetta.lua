return treasure {
  name = "Vendetta",
  when { event = monster_died, text = "When a monster dies, its killer chooses another player, who loses 1¢.",
         chooser = killer, target = a_player { other = true }, effect = function(target) lose_coins(target, 1) end },
}
