return treasure {
  name = "Early Bird",
  when { event = step_ended, step = "recharge", of = you, text = "After your recharge step, gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
}
