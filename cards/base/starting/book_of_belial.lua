return starting {
  name = "Book of Belial", eternal = true,
  tap {
    text = "Choose one: add 1 to a roll, or subtract 1 from a roll.",
    choose = {
      mode { text = "+1.", target = a_roll, effect = function(target) change_roll(target, 1) end },
      mode { text = "-1.", target = a_roll, effect = function(target) change_roll(target, -1) end },
    },
  },
  when { event = turn_ending, of = you, text = "At the end of your turn, recharge this.",
         effect = function(this) recharge(this) end },
}
