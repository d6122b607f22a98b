return treasure {
  name = "Pair of Dice",
  tap { text = "Roll two dice: gain that many ¢.",
        roll = { times = 2, each = function(you, amount) gain_coins(you, amount) end } },
}
