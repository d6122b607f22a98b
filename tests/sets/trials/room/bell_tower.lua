return room {
  name = "Bell Tower",
  when { event = turn_ending, text = "At the end of each turn, you gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
}
