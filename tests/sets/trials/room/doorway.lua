return room {
  name = "Doorway",
  when { event = entered_play, of = this, text = "When this enters play, gain 5¢.",
         effect = function(you) gain_coins(you, 5) end },
}
