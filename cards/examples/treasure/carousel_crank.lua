return treasure {
  name = "Carousel Crank", min_players = 3,
  tap {
    text = "Each player passes their hand to the left.",
    effect = function() pass_hands() end,
  },
}
