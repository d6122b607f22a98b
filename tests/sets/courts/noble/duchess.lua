return noble {
  name = "Duchess", tags = { "crown" },
  play { text = "Gain 2¢.", effect = function(you) gain_coins(you, 2) end },
}
