return treasure {
  name = "Old Mirror",
  when {
    event = turn_started, of = you,
    text = "Don't look back. At the start of your turn, gain 1¢.",
    effect = function(you) gain_coins(you, 1) end,
  },
}
