return treasure {
  name = "Chaos",
  tap {
    text = "Every player passes their hand to the left.",
    effect = function() pass_hands() end,
  },
}
