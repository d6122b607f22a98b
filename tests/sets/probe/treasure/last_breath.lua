return treasure {
  name = "Last Breath",
  instead { event = death, of = you, text = "If you would die, gain 3¢ instead.", effect = function(you) gain_coins(you, 3) end },
}
