return treasure {
  name = "Beggar's Bowl",
  when {
    event = turn_started, of = you,
    given = function(you) return is_poorest(you) end,
    text = "At the start of your turn, if no player has less ¢ than you, gain 3¢.",
    effect = function(you) gain_coins(you, 3) end,
  },
}
