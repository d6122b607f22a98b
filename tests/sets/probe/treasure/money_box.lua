return treasure {
  name = "Money Box",
  tap { text = "Destroy this. Gain 5¢.", effect = function(this, you) destroy(this) gain_coins(you, 5) end },
}
