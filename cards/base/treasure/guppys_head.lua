return treasure {
  name = "Guppy's Head", guppy = true,
  tap {
    text = "Another player gives you 1 loot card of their choice.",
    target = a_player { other = true },
    effect = function(you, target) give_loot(target, you, 1) end,
  },
}
