return treasure {
  name = "Spoon Bender",
  tap {
    text = "Add 1 to a roll.",
    target = a_roll,
    effect = function(target) change_roll(target, 1) end,
  },
}
