return treasure {
  name = "Sack Head",
  tap {
    text = "Look at the top card of a deck. You may put it on the bottom.",
    target = a_deck,
    effect = function(you, target) may_put_on_bottom(you, target) end,
  },
}
