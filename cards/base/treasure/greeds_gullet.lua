return treasure {
  name = "Greed's Gullet",
  when {
    event = player_died, of = you,
    text = "When you die, before you pay the penalty, gain 8¢.",
    effect = function(you) gain_coins(you, 8) end,
  },
}
