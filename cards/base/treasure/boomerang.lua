return treasure {
  name = "Boomerang",
  tap {
    text = "Steal 1 loot at random from another player.",
    target = a_player { other = true },
    effect = function(you, target) steal_random_loot(you, target, 1) end,
  },
}
