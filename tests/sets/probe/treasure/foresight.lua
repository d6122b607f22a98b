return treasure {
  name = "Foresight",
  tap {
    text = "If the next die is a 2, gain 5¢.",
    lasting { till = next_roll,
              when { event = rolled, value = 2, effect = function(you) gain_coins(you, 5) end } },
  },
}
