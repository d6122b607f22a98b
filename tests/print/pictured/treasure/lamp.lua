return treasure { name = "Lamp", image = "art/lamp.png",
  tap { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
