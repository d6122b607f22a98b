return treasure {
  name = "Tag Rope",
  tap {
    text = "Choose a player. They make the current attack from now on.",
    target = a_player,
    effect = function(target) hand_attack(target) end,
  },
}
