return treasure {
  name = "Pauper",
  when { event = turn_ending, of = you, given = at_most { coins = 1 },
         text = "When your turn ends, if you have 1¢ or less, gain 10¢.", effect = function(you) gain_coins(you, 10) end },
}
