return treasure {
  name = "Chaos",
  tap {
    text = "Each player passes their hand to the left.",
    effect = function() pass_hands() end,
  },
}
