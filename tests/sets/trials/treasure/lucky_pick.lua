return treasure {
  name = "Lucky Pick",
  tap { text = "Roll two dice and choose one of them: gain that many ¢.",
        roll = { choose_of = 2, each = function(you, amount) gain_coins(you, amount) end } },
}
