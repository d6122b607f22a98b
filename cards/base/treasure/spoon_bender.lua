return treasure {
  name = "Spoon Bender",
  tap {
    text = "A die gets +1.",
    target = a_roll,
    effect = function(target) change_roll(target, 1) end,
  },
}
