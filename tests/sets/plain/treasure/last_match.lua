return treasure {
  name = "Last Match",
  paid {
    cost = { destroy_this = true },
    text = "Destroy this: deal 2 damage to a monster or player.",
    target = one_of { a_monster, a_player },
    effect = function(target, you) deal(2, target, you) end,
  },
}
