return starting {
  name = "The D6", eternal = true,
  tap {
    text = "Reroll a die.",
    target = a_roll,
    effect = function(target) reroll(target) end,
  },
  when { event = turn_ending, of = you, text = "At the end of your turn, recharge this.",
         effect = function(this) recharge(this) end },
}
