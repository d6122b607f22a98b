return treasure {
  name = "Gauze",
  tap { text = "Gain 1¢ for each damage you took this turn.", effect = function(you) gain_coins(you, hurt(you)) end },
  always { text = "You have +1 attack for each damage you took this turn.", attack = function(you) return hurt(you) end },
}
