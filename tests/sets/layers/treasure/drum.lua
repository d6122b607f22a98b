return treasure {
  name = "Drum",
  always { of = an_item { yours = true, other = true }, text = "Your other items have: at the end of your turn, gain 1¢.",
           has = { when { event = turn_ending, of = you, text = "At the end of your turn, gain 1¢.",
                          effect = function(you) gain_coins(you, 1) end } } },
}
