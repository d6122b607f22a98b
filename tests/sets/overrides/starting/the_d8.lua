return starting {
  replaces = "base:the_d6",
  name = "The D8", eternal = true,
  tap { text = "Gain 8¢.", effect = function(you) gain_coins(you, 8) end },
}
