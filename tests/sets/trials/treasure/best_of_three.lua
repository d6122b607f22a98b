return treasure {
  name = "Best of Three",
  tap { text = "Roll 3 dice and choose one: gain that many ¢.",
        effect = function(you) gain_coins(you, roll_number(you, { choose_of = 3 })) end },
}
