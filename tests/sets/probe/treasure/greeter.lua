return treasure {
  name = "Greeter",
  when { event = entered_play, of = this, text = "When this enters play, each player gains 1¢.",
         effect = function() gain_coins(players, 1) end },
}
