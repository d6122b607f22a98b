return treasure {
  name = "Eye of Greed",
  when {
    event = rolled, value = 5,
    text = "When a player rolls a 5, gain 3¢.",
    effect = function(you) gain_coins(you, 3) end,
  },
}
