return treasure {
  name = "Watchful Eye",
  tap {
    text = "Look at the top card of the monster deck. You may put it on the bottom.",
    effect = function(you) may_put_on_bottom(you, deck.monster) end,
  },
}
