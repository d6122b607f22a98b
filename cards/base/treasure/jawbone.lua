return treasure {
  name = "Jawbone",
  tap {
    text = "Steal 3¢ from another player.",
    target = a_player { other = true },
    effect = function(you, target) steal_coins(you, target, 3) end,
  },
}
