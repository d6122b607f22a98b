return hound {
  name = "Barker",
  when { event = entered_play, of = this, text = "Each player gains 1¢.",
         effect = function() gain_coins(players, 1) end },
  when { event = turn_started, of = you, text = "At the start of your turn, gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
