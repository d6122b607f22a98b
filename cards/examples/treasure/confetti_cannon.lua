return treasure {
  name = "Confetti Cannon", enters = { deactivated = true },
  tap {
    text = "Destroy this: deal 3 damage to a monster.",
    cost = { destroy_this = true }, target = a_monster,
    effect = function(target) deal(3, target) end,
  },
}
