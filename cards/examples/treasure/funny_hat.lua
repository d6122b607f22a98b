return treasure {
  name = "Funny Hat",
  always { cheer = 1, text = "You have +1 cheer." },
  tap { text = "Gain ¢ equal to your cheer.", effect = function(you) gain_coins(you, you.cheer) end },
}
