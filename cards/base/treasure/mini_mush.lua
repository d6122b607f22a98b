return treasure {
  name = "Mini Mush",
  tap {
    text = "Subtract up to 2 from a roll.",
    target = a_roll, target2 = a_number { from = -2, to = 0 },
    effect = function(target, target2) change_roll(target, target2) end,
  },
}
