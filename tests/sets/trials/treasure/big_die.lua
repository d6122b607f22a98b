return treasure {
  name = "Big Die",
  tap { text = "Roll a die with 20 sides: gain that many ¢.",
        effect = function(you) gain_coins(you, roll_number(you, { sides = 20 })) end },
}
