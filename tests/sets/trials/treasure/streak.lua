return treasure {
  name = "Streak",
  tap { text = "If your last roll this turn was 5 or more: gain 2¢.",
        given = last { event = rolled, by = you, within = turn, at_least = 5 },
        effect = function(you) gain_coins(you, 2) end },
}
