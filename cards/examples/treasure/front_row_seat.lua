return treasure {
  name = "Front Row Seat",
  can { who = you, look_at = deck.monster, text = "You may look at the top card of the monster deck at any time." },
  tap {
    text = "Put the top card of the monster deck on the bottom.",
    effect = function() put_on_bottom(deck.monster.top) end,
  },
}
