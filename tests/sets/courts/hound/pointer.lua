return hound {
  name = "Pointer",
  tap { text = "Gain 2¢.", effect = function(you) gain_coins(you, 2) end },
}
