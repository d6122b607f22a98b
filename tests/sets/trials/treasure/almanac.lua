return treasure {
  name = "Almanac",
  when { event = round_ended, text = "When a round of yours ends, gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
}
