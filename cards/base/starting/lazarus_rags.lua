return starting {
  name = "Lazarus' Rags", eternal = true,
  when {
    event = player_died, of = you, after = penalty,
    text = "When you die, after you pay the penalty, gain 1 treasure.",
    effect = function(you) gain_treasure(you, 1) end,
  },
}
