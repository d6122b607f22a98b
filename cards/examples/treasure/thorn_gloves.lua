return treasure {
  name = "Thorn Gloves",
  paid {
    text = "Twice each turn, pay 1 HP: recharge an item of yours.",
    uses_per_turn = 2, cost = { hp = 1 }, target = an_item { yours = true },
    effect = function(target) recharge(target) end,
  },
}
