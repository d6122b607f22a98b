return treasure {
  name = "Farewell",
  when { event = left_play, of = this, text = "When this leaves play, each player gains 1¢.",
         effect = function() gain_coins(players, 1) end },
}
