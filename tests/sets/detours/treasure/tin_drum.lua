return treasure {
  name = "Tin Drum",
  tap { text = "Roll: gain that many ¢.", roll = { each = function(you, amount) gain_coins(you, amount) end } },
}
