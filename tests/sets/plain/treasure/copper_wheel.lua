return treasure {
  name = "Copper Wheel",
  tap {
    text = "Roll: gain that many ¢, but no more than 4¢.",
    roll = { each = function(you, amount) gain_coins(you, math.min(amount, 4)) end },
  },
}
