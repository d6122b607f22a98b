return treasure {
  name = "Lucky Foot",
  tap {
    text = "A die that is no attack roll gets up to +2.",
    target = a_roll { attack = false }, target2 = a_number { from = 0, to = 2 },
    effect = function(target, target2) change_roll(target, target2) end,
  },
}
