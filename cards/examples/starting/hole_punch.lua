return starting {
  name = "Hole Punch", eternal = true,
  tap { text = "Turn a die to 3.", target = a_roll, effect = function(target) set_roll(target, 3) end },
  when { event = turn_ending, of = you, text = "At the end of your turn, recharge this.",
         effect = function(this) recharge(this) end },
}
