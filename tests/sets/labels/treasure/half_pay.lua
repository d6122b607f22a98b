return treasure {
  name = "Half Pay",
  tap { text = "Gain half of 3 wages.", effect = function(you) gain_coins(you, half_wage(3)) end },
}
