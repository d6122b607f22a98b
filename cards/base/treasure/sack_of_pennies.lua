return treasure {
  name = "Sack of Pennies",
  tap { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
  when {
    event = rolled, value = 1, may = true,
    text = "When a player rolls a 1, you may recharge this.",
    effect = function(this) recharge(this) end,
  },
}
