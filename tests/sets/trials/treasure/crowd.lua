return treasure {
  name = "Crowd", min_players = 3,
  tap { text = "Each player gains 1¢.", effect = function() gain_coins(players, 1) end },
}
