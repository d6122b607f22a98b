return treasure {
  name = "Vigil",
  when { event = player_died, text = "When a player dies, gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
