return starting {
  name = "Lantern", eternal = true,
  tap { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
