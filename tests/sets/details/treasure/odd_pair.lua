return treasure {
  name = "Odd Pair",
  tap { text = "Roll an eight-sided die and a six-sided die. Gain ¢ equal to the higher.",
        effect = function(you)
          local eight = roll_number(you, { sides = 8 })
          gain_coins(you, math.max(eight, roll_number(you)))
        end },
}
