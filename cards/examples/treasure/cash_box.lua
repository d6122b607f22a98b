return treasure {
  name = "Cash Box",
  when {
    event = turn_ending, of = you,
    given = total { event = coins_gained, of = you, within = turn, at_least = 8 },
    text = "At the end of your turn, if you gained 8¢ or more this turn, gain 1 treasure.",
    effect = function(you) gain_treasure(you, 1) end,
  },
}
