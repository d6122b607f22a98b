return treasure {
  name = "Eden's Blessing",
  when {
    event = turn_ending, of = you, given = at_most { coins = 0 },
    text = "At the end of your turn, if you have 0¢, gain 6¢.",
    effect = function(you) gain_coins(you, 6) end,
  },
}
