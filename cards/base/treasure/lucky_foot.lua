return treasure {
  name = "Lucky Foot",
  tap {
    text = "Add up to 2 to a roll that is not an attack roll.",
    target = a_roll { attack = false }, target2 = a_number { from = 0, to = 2 },
    effect = function(target, target2) change_roll(target, target2) end,
  },
}
