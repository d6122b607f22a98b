return starting {
  name = "Top Hat", eternal = true,
  tap { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
  when { event = turn_ending, of = you, text = "At the end of your turn, recharge this.",
         effect = function(this) recharge(this) end },
}
