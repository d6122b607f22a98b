return treasure {
  name = "Herald",
  tap { text = "Gain 1¢ for each loot card in your hand.", effect = function(you) gain_coins(you, you.loot) end },
}
